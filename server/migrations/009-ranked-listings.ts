import { isDeepStrictEqual } from 'node:util';
import { rebuildListing, type UserRecord } from '#models/people/user.ts';
import { walkRows, type Migration } from './migration.ts';

const listingsAnew = (name: string): Migration =>
  walkRows<UserRecord>({
    name,
    collection: 'users',
    filter: { role: 'worker' },
    change: async (worker, tx) => {
      const rebuilt = await rebuildListing(worker, tx);
      return !isDeepStrictEqual(rebuilt?.listing, worker.listing);
    },
  });

/** Listings said neither rank nor rating: search looks for both in them. */
export const rankedListings = listingsAnew('009-ranked-listings');

/** Listings said neither rating nor rate by themselves: sorted searches walk along them. */
export const sortedListings = listingsAnew('010-sorted-listings');
