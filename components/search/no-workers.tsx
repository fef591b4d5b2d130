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
  normalizeQuery,
  type SearchFilters,
  type SearchPlace,
} from '#lib/features/search/rules/search-query.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { useSearchWords, type SearchWords } from './search-words.tsx';

interface NoWorkersProps {
  filters: SearchFilters;
  /** The reader's place, when it limits the search. */
  place: SearchPlace | null;
  /** False once the page says above that no one offers the service: then only the other ways are shown. */
  isOffered: boolean;
  /** The words or the filters name a trade. */
  namesTrade: boolean;
  /** Trades the reader may have meant. */
  nearest: readonly NamedEntry[];
  onChange(filters: SearchFilters): void;
}

interface Way {
  label: string;
  filters: SearchFilters;
}

/** The change most likely to find workers: removes the strictest filter first. */
const wayOut = ({ filters, place }: NoWorkersProps, words: SearchWords): Way | null => {
  if (filters.rating > 0) return { label: words.clearRating, filters: { ...filters, rating: 0 } };
  if (filters.price > 0 || filters.isVerified)
    return { label: words.limits.clear, filters: { ...filters, price: 0, isVerified: false } };
  if (place !== null) return { label: words.clearPlace, filters: { ...filters, isEverywhere: true } };
  if (filters.skills.length > 0) return { label: words.clearCategories, filters: { ...filters, skills: [] } };
  return filters.query === '' ? null : { label: words.clearQuery, filters: { ...filters, query: '' } };
};

/** Widens the search to the reader's state; words matched literally name no place. */
const widerWay = ({ filters, place }: NoWorkersProps, words: SearchWords): Way | null => {
  if (filters.isAsTyped || !place?.state) return null;
  const query = normalizeQuery(`${filters.query} ${place.state}`);
  return {
    label: fill(words.searchAll, { place: place.shown?.state ?? place.state }),
    filters: { ...filters, query, isEverywhere: true },
  };
};

/** The reason that no one was found, as far as it is known. */
const toHint = ({ filters, place, namesTrade }: NoWorkersProps, words: SearchWords): string => {
  if (filters.rating > 0 || filters.price > 0 || filters.isVerified) return words.noneHint;
  const near = place?.shown?.city ?? place?.city ?? place?.pinCode;
  if (namesTrade && near) return fill(words.noneHere, { place: near });
  return filters.skills.length > 0 ? words.noneHint : words.noneWord;
};

const Ways = (props: NoWorkersProps) => {
  const words = useSearchWords();
  const { filters, isOffered, onChange } = props;
  const hasAsked = !isBlank(filters);
  // No place and no filter finds a service that no one offers.
  const [way, wider] = isOffered ? [wayOut(props, words), widerWay(props, words)] : [null, null];
  return (
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
  );
};

export const NoWorkers = (props: NoWorkersProps) => {
  const words = useSearchWords();
  const { locale } = usePageWords();
  const { filters, isOffered, nearest } = props;
  const hasAsked = !isBlank(filters);
  return (
    <>
      {isOffered ? (
        <Notice
          heading="h2"
          drawing={magnifier}
          title={hasAsked ? words.none : words.start}
          hint={hasAsked ? toHint(props, words) : words.startHint}
        >
          <Ways {...props} />
        </Notice>
      ) : (
        <Ways {...props} />
      )}
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
