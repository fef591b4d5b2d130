import { database, Tx } from '#models/connection.ts';
import { walkRows, type Id } from './migration.ts';

/** Phone reveals were counted per account; the daily limit is now counted per contact, in another collection. */
export const phoneReveals = walkRows<{ _id: Id }>({
  name: '008-phone-reveals',
  collection: 'phoneReveals',
  filter: {},
  change: async ({ _id }, tx) => {
    await database().collection('phoneReveals').deleteOne({ _id }, Tx.session(tx));
    return true;
  },
});
