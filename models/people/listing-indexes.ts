import type { IndexOptions } from 'mongoose';

/** In result order within each value of `fields`; sparse, so hidden people take no space. */
const inOrder = (...fields: string[]): [Record<string, 1>, IndexOptions] => [
  Object.fromEntries([...fields, 'order'].map((field) => [`listing.${field}`, 1] as const)),
  { partialFilterExpression: { 'listing.order': { $gt: '' } } },
];

/** In another sort order within each value of `fields`. */
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

/** The indexes search scans (decision 051): equal values first, then result order. */
export const listingIndexes: [Record<string, 1>, IndexOptions][] = [
  // Names and skills: anywhere, in the PIN codes around a place, and in a city.
  inOrder('terms'),
  inOrder('terms', 'pin'),
  inOrder('terms', 'city'),
  // About texts and work types anywhere; within a place, its own indexes scan less.
  inOrder('words'),
  // Everyone around a place, in a city, in a state, anywhere.
  inOrder('pin'),
  inOrder('city'),
  inOrder('state'),
  inOrder(),
  // The same by rating or rate (decision 089), for trades only: few sort names and words.
  ...sorted(sortedBy('byRating')),
  ...sorted(sortedBy('byRate')),
  [
    {
      'servicePrices.serviceId': 1,
      'servicePrices.durationMinutes': 1,
      'servicePrices.pricePaise': 1,
    },
    { sparse: true },
  ],
];

export const officeIndexes: [Record<string, 1 | -1>, IndexOptions][] = [
  // The office's search by name prefix, ignoring case and accents.
  [{ name: 1 }, { collation: { locale: 'en', strength: 1 } }],
  // The office's search by how a name sounds, and by any part of a number.
  [{ nameKeys: 1 }, { sparse: true }],
  [{ phoneKeys: 1 }, { sparse: true }],
  // Workers waiting for verification, oldest first.
  [{ role: 1, _id: 1 }, { partialFilterExpression: { verification: null, suspendedAt: null } }],
  // Admins by name.
  [{ role: 1, name: 1 }, { partialFilterExpression: { role: 'admin' } }],
  // The office's list of accounts: by role, paused ones, and of a span of time.
  [{ role: 1, _id: -1 }, {}],
  [{ _id: -1, suspendedAt: 1 }, { partialFilterExpression: { suspendedAt: { $type: 'date' } } }],
  [{ createdAt: -1, _id: -1 }, {}],
  // Sign-ups by day.
  [{ createdAt: 1, role: 1 }, {}],
];
