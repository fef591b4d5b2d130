import type { QueryFilter } from 'mongoose';
import type { SearchArea, Serving } from '#lib/features/search/rules/search-area.ts';
import type { Along, Branch, Condition, PriceLimit } from '#lib/features/search/rules/search-plan.ts';
import { toObjectId } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';

type Filter = QueryFilter<UserRecord>;

const pinIn = (pins: readonly string[]): Filter => ({ 'listing.pin': { $in: pins } });
const cityIs = (city: string): Filter => ({ 'listing.city': city });

const areaOf = (area: SearchArea): Filter => {
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

const anyOf = ({ terms, words }: Condition, along: Along = 'order'): Filter[] => [
  ...(terms.length > 0 ? [{ [along === 'order' ? 'listing.terms' : 'listing.trades']: { $in: terms } }] : []),
  ...(words.length > 0 ? [{ 'listing.words': { $in: words } }] : []),
];

/** What the index answers by itself, in the order of results. */
export const ledBy = ({ area, isAreaLed, along, led, stretch: { after, before } }: Branch): Filter => {
  const fixed: Filter = {
    ...(isAreaLed && areaOf(area)),
    [`listing.${along}`]: { $gt: after, $lt: before },
  };
  const [one = {}, other] = led ? anyOf(led, along) : [];
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

const limitsOf = (area: SearchArea): Filter[] => {
  if (area.kind === 'pins') return area.serving ? [servedBy(area.serving)] : [];
  const { except = [] } = area.kind === 'city' || area.kind === 'anywhere' ? area : {};
  if (except.length > 0) return [{ 'listing.pin': { $nin: except } }];
  return [];
};

/** Whoever asks so little; what costs nothing is a price that nobody has named. */
const askingAtMost = ({ mostPaise, job }: PriceLimit): Filter => {
  if (!job) return { hourlyRatePaise: { $gt: 0, $lte: mostPaise } };
  const { durationMinutes, servicePricePaise } = job;
  const entry = { serviceId: toObjectId(job.serviceId), durationMinutes };
  const hasNoEntry: Filter = { servicePrices: { $not: { $elemMatch: entry } } };
  // The price of so many hours is rounded to paise.
  const below = ((mostPaise + 0.5) * 60) / durationMinutes;
  const isServicePriceLow = servicePricePaise > 0 && servicePricePaise <= mostPaise;
  return {
    $or: [
      { servicePrices: { $elemMatch: { ...entry, pricePaise: { $lte: mostPaise } } } },
      { ...hasNoEntry, hourlyRatePaise: { $gt: 0, $lt: below } },
      ...(isServicePriceLow ? [{ ...hasNoEntry, hourlyRatePaise: null }] : []),
    ],
  };
};

const toConditions = ({ area, isAreaLed, others, lacksOneOf }: Branch): Filter[] => [
  ...others.map((condition) => ({ $or: anyOf(condition) })),
  ...(isAreaLed || area.kind === 'anywhere' ? [] : [areaOf(area)]),
  ...limitsOf(area),
  ...(lacksOneOf.length > 0
    ? [{ $or: lacksOneOf.map((terms) => ({ 'listing.terms': { $nin: terms } })) }]
    : []),
];

/** What is looked at in each worker on the way; empty where the index answers all. */
export const checkedOf = (branch: Branch): Filter[] => [
  ...(branch.looksForVerified ? [{ verification: { $ne: null } }] : []),
  ...(branch.price ? [askingAtMost(branch.price)] : []),
  ...toConditions(branch),
];
