import type { QueryFilter } from 'mongoose';
import type { SearchArea, Serving } from '#lib/features/search/rules/search-area.ts';
import type { Along, Branch, Condition } from '#lib/features/search/rules/search-plan.ts';
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

/** What is looked at in each worker on the way; empty where the index answers all. */
export const checkedOf = ({ area, isAreaLed, others, lacksOneOf }: Branch): Filter[] => [
  ...others.map((condition) => ({ $or: anyOf(condition) })),
  ...(isAreaLed || area.kind === 'anywhere' ? [] : [areaOf(area)]),
  ...limitsOf(area),
  ...(lacksOneOf.length > 0
    ? [{ $or: lacksOneOf.map((terms) => ({ 'listing.terms': { $nin: terms } })) }]
    : []),
];
