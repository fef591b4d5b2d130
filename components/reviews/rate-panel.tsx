'use client';

import Link from 'next/link';
import { CircleCheck, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { FocusOnShow } from '#components/page/focus-on-show.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import type { Rating, RateUsBody } from '#lib/features/reviews/contracts/reviews.ts';
import type { tickets } from '#lib/features/support/texts/support.en.ts';
import type { rate } from '#lib/features/reviews/texts/reviews.en.ts';
import { SentCard } from '#components/support/sent-card.tsx';
import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { FormError } from '#components/form/form-error.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextareaField } from '#components/form/textarea-field.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { useRequestKey } from '#lib/platform/browser/use-request-key.ts';
import { rateUsCall } from '#lib/features/reviews/contracts/reviews.calls.ts';
import { StarField } from '#components/support/star-field.tsx';

const MOST_LETTERS = 1000;

interface RateFormProps {
  /** The finished job that is rated; without one it is the app. */
  bookingId: string | null;
  /** What the stars are for. */
  label: string;
  /** A worker rates the customer, and names nobody. */
  isOfCustomer: boolean;
  words: typeof rate;
  onRated(rating: Rating): void;
}

const loadSchema = () =>
  import('#lib/features/reviews/contracts/reviews.ts').then(({ rateUsBody }) => rateUsBody);

/** Who reads it, and when. */
const Blind = ({ isOfCustomer, words }: Pick<RateFormProps, 'isOfCustomer' | 'words'>) => (
  <p className="text-sm text-muted">
    {words.blind} {isOfCustomer && words.ofCustomer}
  </p>
);

/** Stars and a few words. */
const RateForm = ({ bookingId, label, isOfCustomer, words, onRated }: RateFormProps) => {
  const keyOf = useRequestKey();
  const send = async (body: RateUsBody) => {
    const { data } = await api(rateUsCall, { body, idempotencyKey: keyOf(body) });
    onRated(data);
    return 'stayed' as const;
  };
  return (
    <Form
      schema={loadSchema}
      fixed={bookingId === null ? {} : { bookingId }}
      defaults={{ isPublic: true }}
      onSend={send}
      failure={words.failed}
      className="gap-5"
    >
      <StarField name="rating" label={label} stars={Object.values(words.stars)} />
      <TextareaField name="comment" label={words.comment} hint={words.commentHint} most={MOST_LETTERS} />
      {!isOfCustomer && <CheckboxField name="isPublic" label={words.isPublic} />}
      {bookingId !== null && <Blind isOfCustomer={isOfCustomer} words={words} />}
      <FormError />
      <SubmitButton busy={words.submitting}>{words.submit}</SubmitButton>
    </Form>
  );
};

interface RatePanelProps {
  bookingId: string | null;
  label: string;
  isOfCustomer: boolean;
  /** Where it goes on afterwards. */
  back: string;
  isMember: boolean;
  /** The app's page in a store; null: not offered. */
  storeUrl: string | null;
  words: typeof rate;
  doneWords: (typeof tickets)['done'] & { thanks: string };
}

const StoreLink = ({ url, label }: { url: string; label: string }) => (
  <a
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    className={buttonVariants({ variant: 'outline', size: 'block' })}
  >
    <ExternalLink aria-hidden className="size-5" />
    {label}
  </a>
);

const Reviewed = ({
  back,
  isBlind,
  words,
}: Pick<RatePanelProps, 'back' | 'words'> & { isBlind: boolean }) => (
  <FocusOnShow>
    <section className="flex animate-rise flex-col items-center gap-2 rounded-card border border-line bg-card p-5 text-center shadow-soft">
      <CircleCheck aria-hidden className="size-12 text-success" strokeWidth={1.5} />
      <h2 className="text-xl font-semibold text-balance">{words.thanks}</h2>
      <p className="text-muted">{isBlind ? words.blind : words.thanksHint}</p>
      <Link
        href={back}
        prefetch={false}
        className={buttonVariants({ variant: 'outline', size: 'block', className: 'mt-3' })}
      >
        {words.back}
      </Link>
    </section>
  </FocusOnShow>
);

/** Rates the app or a finished job, and says thank you. */
export const RatePanel = (props: RatePanelProps) => {
  const { bookingId, label, isOfCustomer, back, isMember, storeUrl, words, doneWords } = props;
  const [rated, setRated] = useState<Rating | null>(null);
  const store = storeUrl !== null && bookingId === null && <StoreLink url={storeUrl} label={words.store} />;
  if (rated && rated.of !== 'app')
    return <Reviewed back={back} isBlind={rated.blindUntil !== null} words={words} />;
  return (
    <>
      {rated ? (
        <SentCard
          title={doneWords.thanks}
          hint={words.thanksHint}
          number={rated.number ?? ''}
          isKept={isMember}
          words={{ ...doneWords, again: words.again }}
          onAgain={() => setRated(null)}
        />
      ) : (
        <RateForm
          bookingId={bookingId}
          label={label}
          isOfCustomer={isOfCustomer}
          words={words}
          onRated={setRated}
        />
      )}
      {store}
    </>
  );
};
