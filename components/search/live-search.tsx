'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type FormEvent } from 'react';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';
import { TYPING_PAUSE_MS } from './use-suggestions.tsx';

const toUrl = (form: HTMLFormElement): string => {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') params.set(name, value.trim());
  const { pathname } = new URL(form.action);
  return params.size === 0 ? pathname : `${pathname}?${params.toString()}`;
};

/** A search box that searches when typing pauses and stores the words in the page's URL. */
export const LiveSearch = ({
  suggesting,
  ...props
}: Omit<SearchBoxProps, 'onInput' | 'onSubmit' | 'aria-busy'>) => {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isBusy, startTransition] = useTransition();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The URL may change by other means; do not overwrite the box while the user types.
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (input && input !== document.activeElement) input.value = props.query ?? '';
  }, [props.query]);

  const look = (form: HTMLFormElement): void => {
    clearTimeout(timer.current);
    startTransition(() => router.replace(toUrl(form), { scroll: false }));
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
