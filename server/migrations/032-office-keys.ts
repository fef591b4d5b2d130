import { officeKeys } from '#lib/features/people/rules/name-keys.ts';
import { database, Tx } from '#models/connection.ts';
import { walkRows, type Id } from './migration.ts';

interface Row {
  _id: Id;
  name: string;
  phone: string | null;
}

/** The office finds people by the sound of their name and by any part of their number. */
export const officeKeysOfUsers = walkRows<Row>({
  name: '032-office-keys',
  collection: 'users',
  filter: {},
  change: async ({ _id, name, phone = null }, tx) => {
    const { modifiedCount } = await database()
      .collection('users')
      .updateOne({ _id }, { $set: officeKeys({ name, phone }) }, Tx.session(tx));
    return modifiedCount === 1;
  },
});
