import { database, toObjectId, Tx } from '#models/connection.ts';
import { listRows, type PersonalData } from './personal-data.ts';

// The next sweep deletes the files by these rows.
const LONG_AGO = new Date(0);

/** Pictures a user uploaded; those that a service shows stay. */
export const images: PersonalData = {
  name: 'images',
  isLong: true,
  list: (userId) =>
    listRows({ collection: 'images', shown: ['purpose', 'createdAt'] }, { ownerId: toObjectId(userId) }),
  erase: async (userId, tx) => {
    const inUse: string[] = await database()
      .collection<{ imageKeys: string[] }>('jobs')
      .distinct('imageKeys', {}, Tx.session(tx));
    await database()
      .collection<{ _id: string }>('images')
      .updateMany(
        { ownerId: toObjectId(userId), _id: { $nin: inUse } },
        { $set: { expiresAt: LONG_AGO } },
        Tx.session(tx),
      );
  },
};
