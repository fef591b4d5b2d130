import { isDeepStrictEqual } from 'node:util';
import { rebuildListing, type UserRecord } from '#models/people/user.ts';
import { walkRows } from './migration.ts';

/** Listings said neither rank nor rating: search looks for both in them. */
export const rankedListings = walkRows<UserRecord>({
  name: '009-ranked-listings',
  collection: 'users',
  filter: { role: 'worker' },
  change: async (worker, tx) => {
    const rebuilt = await rebuildListing(worker, tx);
    return !isDeepStrictEqual(rebuilt?.listing, worker.listing);
  },
});
