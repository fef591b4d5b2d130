'use client';

import { Star } from 'lucide-react';
import { usePageWords } from '#components/page/page-words.tsx';
import { RemovableChip } from '#components/ui/chip.tsx';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { instantAt, type SearchFilters } from '#lib/features/search/rules/search-query.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatRupees } from '#lib/platform/i18n/format.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { useSearchWords } from './search-words.tsx';

export interface FilterChipsProps {
  filters: SearchFilters;
  skills: readonly NamedEntry[];
  onChange(filters: SearchFilters): void;
}

interface On {
  key: string;
  text: string;
  isRating?: boolean;
  /** The other filters. */
  rest: SearchFilters;
}

const useFiltersOn = ({ filters, skills }: FilterChipsProps): On[] => {
  const words = useSearchWords();
  const { locale } = usePageWords();
  const { rating, isEverywhere, at, isVerified, price, sort } = filters;
  const startsAt = at && instantAt(at);
  const chosen = skills.filter(({ _id }) => filters.skills.includes(_id));
  return [
    ...(sort ? [{ key: sort, text: words.sort[sort], rest: { ...filters, sort: null } }] : []),
    ...(isVerified
      ? [{ key: 'verified', text: words.limits.verified, rest: { ...filters, isVerified: false } }]
      : []),
    ...(price > 0
      ? [
          {
            key: 'price',
            text: fill(words.limits.upToHour, { price: formatRupees(price) }),
            rest: { ...filters, price: 0 },
          },
        ]
      : []),
    ...(rating === 0
      ? []
      : [
          {
            key: 'rating',
            text: fill(words.ratingChip, { rating }),
            isRating: true,
            rest: { ...filters, rating: 0 },
          },
        ]),
    ...chosen.map((skill) => ({
      key: skill._id,
      text: nameIn(locale, skill),
      rest: { ...filters, skills: filters.skills.filter((id) => id !== skill._id) },
    })),
    ...(isEverywhere
      ? [{ key: 'near', text: words.everywhere, rest: { ...filters, isEverywhere: false } }]
      : []),
    ...(startsAt
      ? [
          {
            key: 'at',
            text: `${formatDay(locale, startsAt)}, ${formatTime(locale, startsAt)}`,
            rest: { ...filters, at: null },
          },
        ]
      : []),
  ];
};

/** The active filters; a tap removes one. */
export const FilterChips = (props: FilterChipsProps) => {
  const words = useSearchWords();
  const on = useFiltersOn(props);
  return (
    <ul aria-label={words.filters} className="-my-1.5 flex flex-wrap gap-x-2">
      {on.map(({ key, text, isRating, rest }) => (
        <li key={key}>
          <RemovableChip
            removeLabel={fill(words.removeFilter, { filter: text })}
            onRemove={() => props.onChange(rest)}
          >
            {isRating && <Star aria-hidden className="fill-star text-star" />}
            {text}
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
};
