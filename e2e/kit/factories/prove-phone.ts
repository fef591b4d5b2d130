import { now } from '#lib/platform/time/clock.ts';
import { database, toObjectId } from '#models/connection.ts';

/** Makes this the number of an account that has proved it. */
export const provePhone = async (userId: string, phone: string): Promise<void> => {
  await database()
    .collection('users')
    .updateOne({ _id: toObjectId(userId) }, { $set: { phone, provedPhone: phone, phoneProvedAt: now() } });
};
