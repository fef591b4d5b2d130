import { database, toObjectId } from '#models/connection.ts';

/** Takes a person out of the database, sessions left behind, as an erased account may look for a moment. */
export const eraseUser = async (userId: string): Promise<void> => {
  await database()
    .collection('users')
    .deleteOne({ _id: toObjectId(userId) });
};
