import { database, Tx } from '#models/connection.ts';
import { walkRows, type Id } from './migration.ts';

/** Whose phones somebody had seen on a day stood by account; the day's share is counted by contact now, elsewhere. */
export const phoneReveals = walkRows<{ _id: Id }>({
  name: '008-phone-reveals',
  collection: 'phoneReveals',
  filter: {},
  change: async ({ _id }, tx) => {
    await database().collection('phoneReveals').deleteOne({ _id }, Tx.session(tx));
    return true;
  },
});
