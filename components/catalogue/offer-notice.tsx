'use client';

import { useId, useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { useAction } from '#components/page/use-action.ts';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Input } from '#components/ui/input.tsx';
import { Label } from '#components/ui/label.tsx';
import type { NotOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import type { offers } from '#lib/features/catalogue/texts/offers.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';

export type OfferNoticeWords = (typeof offers)['notice'];

export interface OfferNoticeProps {
  barrier: NotOffered;
  isGuest: boolean;
  words: OfferNoticeWords;
}

const toThing = (barrier: NotOffered) =>
  barrier.kind === 'city'
    ? { place: { city: barrier.city, state: barrier.state } }
    : { skillId: barrier.skillId };

type Waiting =
  { readonly is: 'no' | 'withdrawn' | 'offered' | 'mailed' } | { readonly is: 'waiting'; id: string };

const useWaiting = ({ barrier, words }: OfferNoticeProps) => {
  const { locale } = usePageWords();
  const [waiting, setWaiting] = useState<Waiting>({ is: 'no' });
  const { isBusy, run } = useAction(words);
  const ask = (guest?: { email: string; consent: true }): void =>
    void run(async () => {
      const body = { ...toThing(barrier), ...(guest && { ...guest, language: locale }) };
      const { data } = await api('POST /search/wanted', { body });
      if (data.state === 'offered') return setWaiting({ is: 'offered' });
      setWaiting(data._id === undefined ? { is: 'mailed' } : { is: 'waiting', id: data._id });
    });
  const withdraw = (id: string): void =>
    void run(async () => {
      await api('DELETE /search/wanted/{id}', { params: { id }, query: {} });
      setWaiting({ is: 'withdrawn' });
    });
  return { waiting, isBusy, ask, withdraw };
};

/** A guest's address for the one message, and the consent to keep it until then. */
const GuestFields = ({
  words,
  isBusy,
  onAsk,
}: Pick<OfferNoticeProps, 'words'> & {
  isBusy: boolean;
  onAsk: (guest: { email: string; consent: true }) => void;
}) => {
  const [email, setEmail] = useState('');
  const [hasConsent, setConsent] = useState(false);
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <Label htmlFor={id}>{words.email}</Label>
      <Input
        id={id}
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Checkbox
        label={words.consent}
        checked={hasConsent}
        onChange={({ target }) => setConsent(target.checked)}
      />
      <Button
        type="button"
        variant="outline"
        className="self-start"
        disabled={!hasConsent || !email.includes('@')}
        isHeld={isBusy}
        aria-busy={isBusy}
        onClick={() => onAsk({ email, consent: true })}
      >
        {words.send}
      </Button>
    </div>
  );
};

const Ask = (props: OfferNoticeProps) => {
  const { isGuest, words } = props;
  const { waiting, isBusy, ask, withdraw } = useWaiting(props);
  const [isAsking, setAsking] = useState(false);
  const said = {
    no: '',
    waiting: words.waiting,
    mailed: words.mailed,
    offered: words.open,
    withdrawn: words.withdrawn,
  };
  return (
    <>
      <p role="status" className="font-medium empty:hidden">
        {said[waiting.is]}
      </p>
      {waiting.is === 'no' && isAsking && <GuestFields words={words} isBusy={isBusy} onAsk={ask} />}
      {waiting.is === 'no' && !isAsking && (
        <Button
          type="button"
          variant="outline"
          className="self-start"
          isHeld={isBusy}
          aria-busy={isBusy}
          onClick={() => (isGuest ? setAsking(true) : ask())}
        >
          {words.tell}
        </Button>
      )}
      {waiting.is === 'waiting' && (
        <Button
          type="button"
          variant="link"
          className="self-start"
          isHeld={isBusy}
          onClick={() => withdraw(waiting.id)}
        >
          {words.withdraw}
        </Button>
      )}
    </>
  );
};

/** Says that a city or trade cannot be booked, and offers to tell the reader when it can. */
export const OfferNotice = (props: OfferNoticeProps) => {
  const { barrier, words } = props;
  const { locale } = usePageWords();
  const { names } = barrier;
  const [title, hint] =
    barrier.kind === 'city'
      ? [fill(words.cityTitle, { city: nameIn(locale, { name: barrier.city, names }) }), words.cityHint]
      : [fill(words.tradeTitle, { trade: nameIn(locale, { name: barrier.trade, names }) }), words.tradeHint];
  return (
    <Alert title={title}>
      <div data-slot="not-offered" className="flex flex-col gap-2">
        <p>{hint}</p>
        <Ask {...props} />
      </div>
    </Alert>
  );
};
