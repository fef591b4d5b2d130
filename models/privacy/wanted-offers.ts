import { database, toObjectId, Tx } from '#models/connection.ts';
import { listRows, type PersonalData } from './personal-data.ts';

const collection = 'wantedOffers';

// A guest's rows belong to the account that proved the address, even if they are older.
const ownedBy = async (userId: string, tx?: Tx) => {
  const _id = toObjectId(userId);
  const user = await database()
    .collection<{ email?: string; emailProvedAt?: Date }>('users')
    .findOne({ _id }, { projection: { email: 1, emailProvedAt: 1 }, ...Tx.session(tx) });
  const isProved = user?.email !== undefined && user.emailProvedAt !== undefined;
  return isProved ? { $or: [{ userId: _id }, { owner: user.email }] } : { userId: _id };
};

/** The switched-off cities and trades that a person waits for. */
export const wantedOffers: PersonalData = {
  name: 'wantedOffers',
  async *list(userId) {
    const shown = ['kind', 'name', 'state', 'email', 'askedAt'];
    yield* listRows({ collection, shown }, await ownedBy(userId));
  },
  erase: async (userId, tx) => {
    await database()
      .collection('wantedOffers')
      .deleteMany(await ownedBy(userId, tx), Tx.session(tx));
  },
};
