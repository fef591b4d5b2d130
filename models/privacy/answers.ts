import { database, toObjectId, Tx } from '#models/connection.ts';
import { listRows, type PersonalData } from './personal-data.ts';

/** What a worker said to reviews; the reviews, and of which booking each is, are their authors'. */
export const answers: PersonalData = {
  name: 'answers',
  list: (userId) =>
    listRows(
      { collection: 'reviews', shown: ['answer'] },
      { workerId: toObjectId(userId), answer: { $ne: null } },
    ),
  erase: async (userId, tx) => {
    await database()
      .collection('reviews')
      .updateMany({ workerId: toObjectId(userId) }, { $set: { answer: null } }, Tx.session(tx));
  },
};
