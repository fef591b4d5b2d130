'use client';

import Link from 'next/link';
import { CategoryGrid, CategoryTile } from '#components/catalogue/category-grid.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { magnifier } from '#components/ui/pictures/magnifier.tsx';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import {
  isBlank,
  tidyQuery,
  type SearchFilters,
  type SearchPlace,
} from '#lib/features/search/rules/search-query.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { useSearchWords, type SearchWords } from './search-words.tsx';

interface NoWorkersProps {
  filters: SearchFilters;
  /** The reader's place, where it narrows the search. */
  place: SearchPlace | null;
  /** Trades that may have been meant. */
  nearest: readonly NamedEntry[];
  onChange(filters: SearchFilters): void;
}

interface Way {
  label: string;
  filters: SearchFilters;
}

/** The one thing that most likely finds somebody: what narrows the search most goes first. */
const wayOut = ({ filters, place }: NoWorkersProps, words: SearchWords): Way | null => {
  if (filters.rating > 0) return { label: words.clearRating, filters: { ...filters, rating: 0 } };
  if (filters.price > 0 || filters.isVerified)
    return { label: words.limits.clear, filters: { ...filters, price: 0, isVerified: false } };
  if (place !== null) return { label: words.clearPlace, filters: { ...filters, isEverywhere: true } };
  if (filters.skills.length > 0) return { label: words.clearCategories, filters: { ...filters, skills: [] } };
  return filters.query === '' ? null : { label: words.clearQuery, filters: { ...filters, query: '' } };
};

/** The whole state around the reader's place; words that stand for themselves name no place. */
const widerWay = ({ filters, place }: NoWorkersProps, words: SearchWords): Way | null => {
  if (filters.isAsTyped || !place?.state) return null;
  const query = tidyQuery(`${filters.query} ${place.state}`);
  return {
    label: fill(words.searchAll, { place: place.shown?.state ?? place.state }),
    filters: { ...filters, query, isEverywhere: true },
  };
};

/** Nobody fits the search, or nobody is there yet. */
export const NoWorkers = (props: NoWorkersProps) => {
  const words = useSearchWords();
  const { locale } = usePageWords();
  const { filters, nearest, onChange } = props;
  const way = wayOut(props, words);
  const wider = widerWay(props, words);
  const hasAsked = !isBlank(filters);
  return (
    <>
      <Notice
        heading="h2"
        drawing={magnifier}
        title={hasAsked ? words.none : words.start}
        hint={hasAsked ? words.noneHint : words.startHint}
      >
        <div className="flex flex-col items-center gap-2">
          {way && <Button onClick={() => onChange(way.filters)}>{way.label}</Button>}
          {hasAsked && wider && (
            <Button variant="outline" onClick={() => onChange(wider.filters)}>
              {wider.label}
            </Button>
          )}
          {filters.query !== '' && (
            <Link
              href={publicPaths.contactAbout(fill(words.needSubject, { query: filters.query }))}
              prefetch={false}
              className={buttonVariants({ variant: 'link' })}
            >
              {words.need}
            </Link>
          )}
        </div>
      </Notice>
      {nearest.length > 0 && (
        <>
          <h3 className="font-semibold">{words.nearest}</h3>
          <CategoryGrid>
            {nearest.map((trade) => (
              <CategoryTile key={trade._id} skill={trade} locale={locale} />
            ))}
          </CategoryGrid>
        </>
      )}
    </>
  );
};
