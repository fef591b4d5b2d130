import type { QueryFilter } from 'mongoose';
import { FIRST_UNVERIFIED } from '#lib/features/people/rules/search-listing.ts';
import type { SearchArea, Serving } from '#lib/features/search/rules/search-area.ts';
import type { SortKey, Branch, Condition, PriceLimit } from '#lib/features/search/rules/search-plan.ts';
import { toObjectId } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';

type Filter = QueryFilter<UserRecord>;

const pinIn = (pins: readonly string[]): Filter => ({ 'listing.pin': { $in: pins } });
const cityIs = (city: string): Filter => ({ 'listing.city': city });

const areaFilter = (area: SearchArea): Filter => {
  switch (area.kind) {
    case 'pins':
      return pinIn(area.pins);
    case 'city':
      return cityIs(area.city);
    case 'state':
      return { 'listing.state': area.state };
    case 'anywhere':
      return {};
  }
};

const anyFilter = ({ terms, words }: Condition, sortKey: SortKey = 'order'): Filter[] => [
  ...(terms.length > 0
    ? [{ [sortKey === 'order' ? 'listing.terms' : 'listing.trades']: { $in: terms } }]
    : []),
  ...(words.length > 0 ? [{ 'listing.words': { $in: words } }] : []),
];

/** Returns the filter the index matches by itself, in ranking order. */
export const indexFilter = ({
  area,
  isAreaIndexed,
  sortKey,
  indexed,
  range: { after, before },
}: Branch): Filter => {
  const fixed: Filter = {
    ...(isAreaIndexed && areaFilter(area)),
    [`listing.${sortKey}`]: { $gt: after, $lt: before },
  };
  const [one = {}, other] = indexed ? anyFilter(indexed, sortKey) : [];
  return other
    ? {
        $or: [
          { ...one, ...fixed },
          { ...other, ...fixed },
        ],
      }
    : { ...one, ...fixed };
};

const servedBy = ({ city, reaches }: Serving): Filter => ({
  $or: [
    ...(city === null ? [] : [cityIs(city)]),
    ...reaches.map(({ km, pins }) => ({ ...pinIn(pins), 'listing.reachKm': { $gte: km } })),
  ],
});

const areaLimits = (area: SearchArea): Filter[] => {
  if (area.kind === 'pins') return area.serving ? [servedBy(area.serving)] : [];
  if (area.kind === 'anywhere' && area.beyond)
    return [{ $nor: [pinIn(area.beyond.pins), servedBy(area.beyond.serving)] }];
  const { except = [] } = area.kind === 'city' || area.kind === 'anywhere' ? area : {};
  if (except.length > 0) return [{ 'listing.pin': { $nin: except } }];
  return [];
};

/** Workers who ask at most this price. Zero means no price has been set. */
const askingAtMost = ({ maxPaise, job }: PriceLimit): Filter => {
  if (!job) return { hourlyRatePaise: { $gt: 0, $lte: maxPaise } };
  const { durationMinutes, servicePricePaise } = job;
  const entry = { serviceId: toObjectId(job.serviceId), durationMinutes };
  const hasNoEntry: Filter = { servicePrices: { $not: { $elemMatch: entry } } };
  // The price for the duration is rounded to paise.
  const below = ((maxPaise + 0.5) * 60) / durationMinutes;
  const isServicePriceLow = servicePricePaise > 0 && servicePricePaise <= maxPaise;
  return {
    $or: [
      { servicePrices: { $elemMatch: { ...entry, pricePaise: { $lte: maxPaise } } } },
      { ...hasNoEntry, hourlyRatePaise: { $gt: 0, $lt: below } },
      ...(isServicePriceLow ? [{ ...hasNoEntry, hourlyRatePaise: null }] : []),
    ],
  };
};

const toConditions = ({ area, isAreaIndexed, others, excluding }: Branch): Filter[] => [
  ...others.map((condition) => ({ $or: anyFilter(condition) })),
  ...(isAreaIndexed || area.kind === 'anywhere' ? [] : [areaFilter(area)]),
  ...areaLimits(area),
  ...(excluding.length > 0
    ? [{ $or: excluding.map((terms) => ({ 'listing.terms': { $nin: terms } })) }]
    : []),
];

/** Returns the filters to check on each scanned worker; empty when the index matches everything. */
export const checkFilters = (branch: Branch): Filter[] => [
  ...(branch.checksVerified ? [{ 'listing.order': { $lt: FIRST_UNVERIFIED } }] : []),
  ...(branch.price ? [askingAtMost(branch.price)] : []),
  ...toConditions(branch),
];
