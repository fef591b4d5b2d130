import { database, toObjectId } from '#models/connection.ts';

/** Deletes a person's row but leaves their sessions, as happens for a moment during deletion. */
export const eraseUser = async (userId: string): Promise<void> => {
  await database()
    .collection('users')
    .deleteOne({ _id: toObjectId(userId) });
};
