'use client';

import { lazy, Suspense, useRef } from 'react';
import { FilterButton } from '#components/search/filter-button.tsx';
import { loadFilterChips } from '#components/search/load-filter-chips.ts';
import { SearchForm } from '#components/search/search-form.tsx';
import type { CardViewer } from '#components/search/worker-card.tsx';
import { countFilters, isBlank, toSearchParams } from '#lib/features/search/rules/search-query.ts';
import { SearchResults } from './search-results.tsx';
import { useSearch, type SearchProps } from './use-search.ts';
import type { Step } from '#lib/platform/browser/change-address.ts';
import { CategoryGrid, CategoryTile } from '#components/catalogue/category-grid.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { useSearchWords } from '#components/search/search-words.tsx';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';

const FilterChips = lazy(() => loadFilterChips().then((part) => ({ default: part.FilterChips })));

const SHOWN_CATEGORIES = 8;

/** What to look for, while nothing is entered. */
const SearchStart = ({ skills }: { skills: readonly NamedEntry[] }) => {
  const words = useSearchWords();
  const { locale } = usePageWords();
  if (skills.length === 0) return null;
  return (
    <>
      <p className="text-muted">{words.start}</p>
      <h2 className="text-lg font-semibold">{words.categories}</h2>
      <CategoryGrid>
        {skills.slice(0, SHOWN_CATEGORIES).map((skill) => (
          <CategoryTile key={skill._id} skill={skill} locale={locale} />
        ))}
      </CategoryGrid>
    </>
  );
};

interface SearchScreenProps extends Omit<SearchProps, 'viewerId'> {
  viewer: CardViewer;
}

/** One step of the tab's history for one stretch of typing: words on the way to a word are no steps. */
const useTypingStep = () => {
  const isTyping = useRef(false);
  return (isSent: boolean): Step => {
    const step = isTyping.current ? 'replace' : 'push';
    isTyping.current = !isSent;
    return step;
  };
};

/** The search screen: its address says what is looked for, and every part of it changes the address. */
export const SearchScreen = ({ viewer, ...asked }: SearchScreenProps) => {
  const props = { ...asked, viewerId: viewer?.userId ?? null };
  const search = useSearch(props);
  const { filters, change, countOf } = search;
  const stepOf = useTypingStep();
  const kept = new URLSearchParams(toSearchParams({ ...filters, query: '' }));
  const choose = (next: typeof filters): void => {
    stepOf(true);
    change(next);
  };
  return (
    <>
      <SearchForm
        query={filters.query}
        kept={kept}
        visitor={viewer}
        place={asked.place}
        onQuery={(query, { isSent }) => change({ ...filters, query, isAsTyped: false }, stepOf(isSent))}
      >
        <FilterButton
          filters={filters}
          skills={asked.skills}
          place={asked.place}
          countOf={countOf}
          onApply={choose}
        />
      </SearchForm>
      {countFilters(filters) > 0 && (
        <Suspense>
          <FilterChips filters={filters} skills={asked.skills} onChange={choose} />
        </Suspense>
      )}
      {isBlank(filters) && <SearchStart skills={asked.skills} />}
      <SearchResults {...props} viewer={viewer} search={search} />
    </>
  );
};
