import type { ReactNode } from 'react';
import { SearchWordsProvider } from '#components/search/search-words.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function SearchLayout({ children }: { children: ReactNode }) {
  const { search, errors } = messages(await readLocale());
  const { too_many_requests, unavailable } = errors;
  return (
    <SearchWordsProvider words={{ ...search, refusals: { too_many_requests, unavailable } }}>
      {children}
    </SearchWordsProvider>
  );
}
