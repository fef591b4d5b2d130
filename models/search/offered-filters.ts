import type { QueryFilter } from 'mongoose';
import type { SearchArea } from '#lib/features/search/rules/search-area.ts';
import { outsideCities, type ListedCity } from '#models/people/listing-filters.ts';
import type { UserRecord } from '#models/people/user.ts';

/** Switched-off cities and trades, as listings name them. */
export interface SwitchedOffTerms {
  readonly trades: readonly string[];
  readonly cities: readonly ListedCity[];
}

type Filter = QueryFilter<UserRecord>;

/**
 * Returns the filters that leave out workers who cannot be booked: those with switched-off trades only, and in a search
 * without a place those of switched-off cities. A search at a place keeps the latter, because they travel there.
 */
export const offeredFilters = (area: SearchArea, { trades, cities }: SwitchedOffTerms): Filter[] => {
  const isWide = area.kind === 'anywhere' || area.kind === 'state';
  return [
    ...(trades.length > 0
      ? [
          {
            $or: [{ 'listing.trades': { $size: 0 } }, { 'listing.trades': { $elemMatch: { $nin: trades } } }],
          },
        ]
      : []),
    ...(isWide ? outsideCities(cities) : []),
  ];
};
