'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type FormEvent } from 'react';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';
import { TYPING_PAUSE_MS } from './use-suggestions.tsx';

const addressOf = (form: HTMLFormElement): string => {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') asked.set(name, value.trim());
  const { pathname } = new URL(form.action);
  return asked.size === 0 ? pathname : `${pathname}?${asked.toString()}`;
};

/** A search box that looks by itself once the typing pauses; the words go into the page's address. */
export const LiveSearch = ({
  suggesting,
  ...props
}: Omit<SearchBoxProps, 'onInput' | 'onSubmit' | 'aria-busy'>) => {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isBusy, startTransition] = useTransition();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address may change by other ways; whoever is typing is left alone.
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (input && input !== document.activeElement) input.value = props.query ?? '';
  }, [props.query]);

  const look = (form: HTMLFormElement): void => {
    clearTimeout(timer.current);
    startTransition(() => router.replace(addressOf(form), { scroll: false }));
  };
  const lookSoon = ({ currentTarget: form }: FormEvent<HTMLFormElement>): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => look(form), TYPING_PAUSE_MS);
  };
  const lookNow = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    look(event.currentTarget);
  };
  return (
    <div ref={box}>
      <SearchBox
        {...props}
        suggesting={suggesting && { ...suggesting, onLeave: () => clearTimeout(timer.current) }}
        onInput={lookSoon}
        onSubmit={lookNow}
        aria-busy={isBusy}
      />
    </div>
  );
};
