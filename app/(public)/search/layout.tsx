import type { ReactNode } from 'react';
import { SearchWordsProvider } from '#components/search/search-words.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function SearchLayout({ children }: { children: ReactNode }) {
  const { search, errors } = messages(await readLocale());
  const { too_many_requests, unavailable } = errors;
  const words = {
    ...search,
    refusals: { too_many_requests, unavailable },
  };
  return <SearchWordsProvider words={words}>{children}</SearchWordsProvider>;
}
