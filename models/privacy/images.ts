import { database, toObjectId, Tx } from '#models/connection.ts';
import { listRows, type PersonalData } from './personal-data.ts';

// Files go with the next sweep, which knows them by these rows.
const LONG_AGO = new Date(0);

/** The pictures that somebody uploaded; those that a service shows stay, whichever admin chose them. */
export const images: PersonalData = {
  name: 'images',
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
