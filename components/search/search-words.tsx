'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { errors } from '#lib/platform/i18n/texts/common.en.ts';
import type { offers } from '#lib/features/catalogue/texts/offers.en.ts';
import type { search } from '#lib/features/search/texts/search.en.ts';

/** Texts of suggestions, and of services among the results. */
export type SuggestionWords = typeof search.suggest;

export type SearchWords = typeof search & {
  /** About switched-off cities and trades. */
  offer: (typeof offers)['notice'];
  refusals: Pick<typeof errors, 'too_many_requests' | 'unavailable'>;
};

const Words = createContext<SearchWords | null>(null);

interface SearchWordsProviderProps {
  words: SearchWords;
  children: ReactNode;
}

/** Provides the search screen's texts, also when its page failed to render. */
export const SearchWordsProvider = ({ words, children }: SearchWordsProviderProps) => (
  <Words value={words}>{children}</Words>
);

export const useSearchWords = (): SearchWords => {
  const words = useContext(Words);
  if (!words) throw new Error('Missing SearchWordsProvider.');
  return words;
};
