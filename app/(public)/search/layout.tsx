import type { ReactNode } from 'react';
import { SearchWordsProvider } from '#components/search/search-words.tsx';
import { messages } from '#lib/i18n/catalogue.ts';
import { readLocale } from '../../read-locale.ts';

export default async function SearchLayout({ children }: { children: ReactNode }) {
  const { search, errors } = messages(await readLocale());
  const { too_many_requests, unavailable } = errors;
  return (
    <SearchWordsProvider words={{ ...search, refusals: { too_many_requests, unavailable } }}>
      {children}
    </SearchWordsProvider>
  );
}
