'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { errors } from '#lib/platform/i18n/texts/common.en.ts';
import type { search } from '#lib/features/search/texts/search.en.ts';

/** What suggestions and the services among results are said in. */
export type SuggestionWords = typeof search.suggest;

export type SearchWords = typeof search & {
  refusals: Pick<typeof errors, 'too_many_requests' | 'unavailable'>;
};

const Words = createContext<SearchWords | null>(null);

interface SearchWordsProviderProps {
  words: SearchWords;
  children: ReactNode;
}

/** Gives the reader's words to the search screen, also when its page could not be made. */
export const SearchWordsProvider = ({ words, children }: SearchWordsProviderProps) => (
  <Words value={words}>{children}</Words>
);

export const useSearchWords = (): SearchWords => {
  const words = useContext(Words);
  if (!words) throw new Error('This part stands outside SearchWordsProvider.');
  return words;
};
