import { isDeepStrictEqual } from 'node:util';
import { rebuildListing, type UserRecord } from '#models/people/user.ts';
import { walkRows, type Migration } from './migration.ts';

const rebuildListings = (name: string): Migration =>
  walkRows<UserRecord>({
    name,
    collection: 'users',
    filter: { role: 'worker' },
    change: async (worker, tx) => {
      const rebuilt = await rebuildListing(worker, tx);
      return !isDeepStrictEqual(rebuilt?.listing, worker.listing);
    },
  });

/** Listings lacked rank and rating, which search now needs. */
export const rankedListings = rebuildListings('009-ranked-listings');

/** Listings lacked separate keys for rating and rate, which sorted searches now scan. */
export const sortedListings = rebuildListings('010-sorted-listings');
