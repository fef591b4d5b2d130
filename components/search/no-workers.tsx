'use client';

import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { magnifier } from '#components/ui/pictures/magnifier.tsx';
import { isBlank, type SearchFilters } from '#lib/features/search/rules/search-query.ts';
import { useSearchWords, type SearchWords } from './search-words.tsx';

interface NoWorkersProps {
  filters: SearchFilters;
  /** Whether the reader's place narrows the search. */
  isNearby: boolean;
  onChange(filters: SearchFilters): void;
}

interface Way {
  label: string;
  filters: SearchFilters;
}

/** The one thing that most likely finds somebody: what narrows the search most goes first. */
const wayOut = ({ filters, isNearby }: NoWorkersProps, words: SearchWords): Way | null => {
  if (filters.rating > 0) return { label: words.clearRating, filters: { ...filters, rating: 0 } };
  if (isNearby) return { label: words.clearPlace, filters: { ...filters, isEverywhere: true } };
  if (filters.skills.length > 0) return { label: words.clearCategories, filters: { ...filters, skills: [] } };
  return filters.query === '' ? null : { label: words.clearQuery, filters: { ...filters, query: '' } };
};

/** Nobody fits the search, or nobody is there yet. */
export const NoWorkers = (props: NoWorkersProps) => {
  const words = useSearchWords();
  const way = wayOut(props, words);
  const hasAsked = !isBlank(props.filters);
  return (
    <Notice
      heading="h2"
      drawing={magnifier}
      title={hasAsked ? words.none : words.start}
      hint={hasAsked ? words.noneHint : words.startHint}
    >
      {way && <Button onClick={() => props.onChange(way.filters)}>{way.label}</Button>}
    </Notice>
  );
};
