'use client';

import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode, type SubmitEvent } from 'react';
import { controlClass } from '#components/ui/input.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { tidyQuery } from '#lib/features/search/rules/search-query.ts';
import type { PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import type { SuggestionPlace } from './suggestion-options.tsx';
import { useSearchWords } from './search-words.tsx';
import { TYPING_PAUSE_MS, useSuggestions } from './use-suggestions.tsx';

interface SearchFormProps {
  /** What is searched for now. */
  query: string;
  /** The rest of the search, for a browser without scripts. */
  kept: URLSearchParams;
  visitor: PageVisitor | null;
  place: SuggestionPlace | null;
  /** Said when the typing rests, and at once by Enter (`isSent`). */
  onQuery(query: string, how: { isSent: boolean }): void;
  /** Stands beside the box. */
  children: ReactNode;
}

interface Box {
  readonly text: string;
  /** What was asked for last. */
  readonly asked: string;
  /** What was asked for and does not stand in the address yet. */
  readonly coming: readonly string[];
  readonly query: string;
}

/** A search that this box asked for leaves the text to whoever types on; any other replaces it. */
const followQuery = (box: Box, query: string): Box => {
  const at = box.coming.indexOf(query);
  return at === -1
    ? { text: query, asked: query, coming: [], query }
    : { ...box, coming: box.coming.slice(at + 1), query };
};

/** The text in the box follows the search where that changed by itself, such as by the way back. */
const useBoxText = (query: string) => {
  const [box, setBox] = useState<Box>({ text: query, asked: query, coming: [], query });
  if (box.query !== query) setBox(followQuery(box, query));
  const type = (text: string): void => setBox((before) => ({ ...before, text }));
  const ask = (asked: string): void =>
    setBox((before) => ({
      ...before,
      asked,
      coming: asked === before.query ? [] : [...before.coming, asked],
    }));
  /** Nothing more is asked for this text. */
  const leave = (asked: string): void => setBox((before) => ({ ...before, asked, coming: [] }));
  return { text: box.text, asked: box.asked, type, ask, leave };
};

/** The search box: asks when the typing rests, or at once by Enter; without scripts it is a plain form. */
export const SearchForm = ({ query, kept, visitor, place, onQuery, children }: SearchFormProps) => {
  const words = useSearchWords();
  const { text, asked, type, ask, leave } = useBoxText(query);
  const { inputProps, list } = useSuggestions({
    words: words.suggest,
    visitor,
    place,
    onLeave: () => leave(tidyQuery(text)),
  });
  const send = useEffectEvent((how: { isSent: boolean }) => {
    const next = tidyQuery(text);
    if (next === asked) return;
    ask(next);
    onQuery(next, how);
  });
  useEffect(() => {
    const timer = setTimeout(() => send({ isSent: false }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const next = tidyQuery(text);
    ask(next);
    onQuery(next, { isSent: true });
  };
  return (
    <form role="search" action={publicPaths.search} onSubmit={handleSubmit} className="relative flex gap-2">
      <div data-slot="input" className={controlClass}>
        <button
          type="submit"
          aria-label={words.submit}
          className="grid size-12 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
        >
          <Search aria-hidden className="size-5" />
        </button>
        <input
          type="search"
          name="query"
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          aria-label={words.box}
          placeholder={words.placeholder}
          enterKeyHint="search"
          autoComplete="off"
          className="min-h-11.5 w-full min-w-0 rounded-control bg-transparent outline-none placeholder:text-muted"
          {...inputProps}
        />
      </div>
      {list}
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
};
