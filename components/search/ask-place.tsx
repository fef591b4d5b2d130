'use client';

import { useRouter } from 'next/navigation';
import { useId, useState, useTransition, type SubmitEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Input } from '#components/ui/input.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { places } from '#lib/features/places/texts/places.en.ts';
import { useSearchWords } from './search-words.tsx';

export interface AskPlaceProps {
  words: Pick<(typeof places)['dialog'], 'locate' | 'locating' | 'denied' | 'lost'> & {
    pin: string;
    unknown: string;
  };
}

type Source = 'pin' | 'device';

const isPin = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

const useAsked = ({ words }: AskPlaceProps) => {
  const { askPlace } = useSearchWords();
  const router = useRouter();
  const [isRefreshing, refresh] = useTransition();
  const [source, setSource] = useState<Source | null>(null);
  const [fault, setFault] = useState('');
  const find = async (from: Source, pin: string): Promise<void> => {
    setSource(from);
    setFault('');
    // Loaded on a tap: most visitors have a place already.
    const { findGuestPlace } = await import('./find-guest-place.ts');
    const found = await findGuestPlace(from === 'pin' ? pin : null);
    if (found === 'kept') refresh(() => router.refresh());
    else setFault(found === 'denied' ? words.denied : from === 'pin' ? words.unknown : words.lost);
    setSource(null);
  };
  const locate = (): void => void find('device', '');
  const show = (pin: string): void => {
    if (isPin(pin)) void find('pin', pin);
    else setFault(askPlace.incomplete);
  };
  return { fault, locate, show, source, isBusy: source !== null || isRefreshing };
};

/** Asks a visitor without a known place for it, above results from everywhere. */
export const AskPlace = (props: AskPlaceProps) => {
  const { askPlace } = useSearchWords();
  const { words } = props;
  const [pin, setPin] = useState('');
  const { fault, locate, show, source, isBusy } = useAsked(props);
  const id = useId();
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy) show(pin.trim());
  };
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="flex flex-col gap-3 rounded-card border border-line bg-tint p-4"
    >
      <div>
        <h2 id={`${id}-title`} className="text-lg leading-tight font-semibold">
          {askPlace.title}
        </h2>
        <p className="text-sm text-muted">{askPlace.hint}</p>
      </div>
      <form noValidate onSubmit={send} className="flex flex-wrap gap-2">
        <label htmlFor={`${id}-pin`} className="sr-only">
          {words.pin}
        </label>
        <Input
          id={`${id}-pin`}
          value={pin}
          placeholder={words.pin}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          aria-invalid={fault !== '' || undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={({ target }) => setPin(target.value)}
          className="min-w-32 flex-1"
        />
        <Button type="submit" aria-busy={source === 'pin'}>
          {source === 'pin' && <Spinner />}
          {askPlace.show}
        </Button>
      </form>
      <p id={`${id}-fault`} role="alert" className="text-sm text-danger empty:hidden">
        {fault}
      </p>
      <Button
        variant="outline"
        size="block"
        aria-busy={source === 'device'}
        onClick={() => !isBusy && locate()}
      >
        {source === 'device' && <Spinner />}
        {source === 'device' ? words.locating : words.locate}
      </Button>
    </section>
  );
};
