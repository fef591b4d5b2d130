import type { IndexOptions } from 'mongoose';

/** In the order of results within each value of `fields`; people who are not to be found take no room in it. */
const inOrder = (...fields: string[]): [Record<string, 1>, IndexOptions] => [
  Object.fromEntries([...fields, 'order'].map((field) => [`listing.${field}`, 1] as const)),
  { partialFilterExpression: { 'listing.order': { $gt: '' } } },
];

/** What search walks along (decision 051): equal values first, then the order of results. */
export const listingIndexes = [
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
];
