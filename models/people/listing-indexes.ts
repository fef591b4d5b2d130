import type { IndexOptions } from 'mongoose';

/** In the order of results within each value of `fields`; people who are not to be found take no room in it. */
const inOrder = (...fields: string[]): [Record<string, 1>, IndexOptions] => [
  Object.fromEntries([...fields, 'order'].map((field) => [`listing.${field}`, 1] as const)),
  { partialFilterExpression: { 'listing.order': { $gt: '' } } },
];

/** In the order of another key within each value of `fields`. */
const sortedBy =
  (key: 'byRating' | 'byRate') =>
  (...fields: string[]): [Record<string, 1>, IndexOptions] => [
    Object.fromEntries([...fields, key].map((field) => [`listing.${field}`, 1] as const)),
    { partialFilterExpression: { [`listing.${key}`]: { $gt: '' } } },
  ];

const sorted = (by: ReturnType<typeof sortedBy>) => [
  by('trades'),
  by('trades', 'pin'),
  by('trades', 'city'),
  by('pin'),
  by('city'),
  by(),
];

/** What search walks along (decision 051): equal values first, then the order of results. */
export const listingIndexes: [Record<string, 1>, IndexOptions][] = [
  // Names and skills anywhere, in the PIN codes around a place, and in a city.
  inOrder('terms'),
  inOrder('terms', 'pin'),
  inOrder('terms', 'city'),
  // About texts and work types anywhere; in a place its own indexes are the shorter walk.
  inOrder('words'),
  // Everybody around a place, in a city, in a state, at all.
  inOrder('pin'),
  inOrder('city'),
  inOrder('state'),
  inOrder(),
  // The same by rating or by rate (decision 089), for trades alone: of names and words few are sorted.
  ...sorted(sortedBy('byRating')),
  ...sorted(sortedBy('byRate')),
  // Who asks least for a service as a whole.
  [
    {
      'servicePrices.serviceId': 1,
      'servicePrices.durationMinutes': 1,
      'servicePrices.pricePaise': 1,
    },
    { sparse: true },
  ],
];

/** What the office asks for. */
export const officeIndexes: [Record<string, 1>, IndexOptions][] = [
  // Whom the office looks for by the beginning of a name, in any case and accent.
  [{ name: 1 }, { collation: { locale: 'en', strength: 1 } }],
  // Who waits for verification, the oldest first.
  [{ role: 1, _id: 1 }, { partialFilterExpression: { verification: null, suspendedAt: null } }],
  // Who runs the place: as few as there are admins.
  [{ role: 1, name: 1 }, { partialFilterExpression: { role: 'admin' } }],
  // Who joined on a day.
  [{ createdAt: 1, role: 1 }, {}],
];
