import { database, Tx } from '#models/connection.ts';
import { rebuildListing, type UserRecord } from '#models/people/user.ts';
import { walkRows, type Id } from './migration.ts';

interface Worker {
  _id: Id;
  name: string;
  imageKey?: string | null;
  verification: { byPapers?: true };
}

/** A verification did not record its name and picture: it takes the worker's current ones. */
export const shownVerifications = walkRows<Worker>({
  name: '015-shown-verifications',
  collection: 'users',
  filter: { 'verification.at': { $exists: true }, 'verification.shownAs': { $exists: false } },
  change: async ({ _id, name, imageKey = null, verification: { byPapers } }, tx) => {
    const $set = {
      'verification.shownAs': { name, imageKey },
      ...(byPapers && { 'verification.checked': 'documents' }),
    };
    const changed = await database()
      .collection<UserRecord>('users')
      .findOneAndUpdate(
        { _id },
        { $set, $unset: { 'verification.byPapers': 1 } },
        { returnDocument: 'after', ...Tx.session(tx) },
      );
    // An earlier migration built the listing by today's rule, which found no verification.
    await rebuildListing(changed, tx);
    return true;
  },
});
