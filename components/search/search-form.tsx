'use client';

import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode, type SubmitEvent } from 'react';
import { controlClass } from '#components/ui/input.tsx';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { normalizeQuery } from '#lib/features/search/rules/search-query.ts';
import type { PageVisitor } from '#lib/platform/navigation/page-guards.ts';
import type { SuggestionPlace } from './suggestion-options.tsx';
import { useSearchWords } from './search-words.tsx';
import { TYPING_PAUSE_MS, useSuggestions } from './use-suggestions.tsx';

interface SearchFormProps {
  /** The current query. */
  query: string;
  /** The other parameters of the search, for browsers without JavaScript. */
  kept: URLSearchParams;
  visitor: PageVisitor | null;
  place: SuggestionPlace | null;
  /** Called when typing pauses, or immediately on Enter (`isSent`). */
  onQuery(query: string, how: { isSent: boolean }): void;
  /** Shown next to the box. */
  children: ReactNode;
}

interface Box {
  readonly text: string;
  /** The last query submitted. */
  readonly submitted: string;
  /** Submitted queries that have not reached the URL yet. */
  readonly coming: readonly string[];
  readonly query: string;
}

/** A query this box submitted does not overwrite newer typing; any other query replaces the text. */
const followQuery = (box: Box, query: string): Box => {
  const at = box.coming.indexOf(query);
  return at === -1
    ? { text: query, submitted: query, coming: [], query }
    : { ...box, coming: box.coming.slice(at + 1), query };
};

/** Keeps the text of the box in step with the query, such as after going back. */
const useBoxText = (query: string) => {
  const [box, setBox] = useState<Box>({ text: query, submitted: query, coming: [], query });
  if (box.query !== query) setBox(followQuery(box, query));
  const type = (text: string): void => setBox((before) => ({ ...before, text }));
  const ask = (submitted: string): void =>
    setBox((before) => ({
      ...before,
      submitted,
      coming: submitted === before.query ? [] : [...before.coming, submitted],
    }));
  /** Cancels the pending search for this text. */
  const leave = (submitted: string): void => setBox((before) => ({ ...before, submitted, coming: [] }));
  return { text: box.text, submitted: box.submitted, type, ask, leave };
};

/** The search box: searches when typing pauses or on Enter; without JavaScript it is a plain form. */
export const SearchForm = ({ query, kept, visitor, place, onQuery, children }: SearchFormProps) => {
  const words = useSearchWords();
  const { text, submitted, type, ask, leave } = useBoxText(query);
  const { inputProps, list } = useSuggestions({
    words: words.suggest,
    visitor,
    place,
    onLeave: () => leave(normalizeQuery(text)),
  });
  const send = useEffectEvent((how: { isSent: boolean }) => {
    const next = normalizeQuery(text);
    if (next === submitted) return;
    ask(next);
    onQuery(next, how);
  });
  useEffect(() => {
    const timer = setTimeout(() => send({ isSent: false }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const next = normalizeQuery(text);
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
