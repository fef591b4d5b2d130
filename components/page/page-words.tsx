'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { offline, page } from '#lib/platform/i18n/texts/page.en.ts';

export type PageWords = typeof page & { locale: Locale; offline: typeof offline.bar };

const Words = createContext<PageWords | null>(null);

interface PageWordsProviderProps {
  words: PageWords;
  children: ReactNode;
}

/** Gives texts to the error page, which the browser may have to render without the server. */
export const PageWordsProvider = ({ words, children }: PageWordsProviderProps) => (
  <Words value={words}>{children}</Words>
);

/** Returns the texts any page may need. */
export const usePageWords = (): PageWords => {
  const words = useContext(Words);
  if (!words) throw new Error('This part is outside a PageWordsProvider.');
  return words;
};
