import type { ReactNode } from 'react';
import { SearchWordsProvider } from '#components/search/search-words.tsx';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readLocale } from '#app/_request/read-choices.ts';

export default async function SearchLayout({ children, pane }: { children: ReactNode; pane: ReactNode }) {
  const { search, offers, errors } = messages(await readLocale());
  const { too_many_requests, unavailable } = errors;
  const words = {
    ...search,
    offer: offers.notice,
    refusals: { too_many_requests, unavailable },
  };
  return (
    <SearchWordsProvider words={words}>
      {children}
      {pane}
    </SearchWordsProvider>
  );
}
