import { toObjectId, type Tx } from '#models/connection.ts';
import { User, type UserRecord } from '#models/people/user.ts';

/** Bound for lists; larger agencies are not expected. */
const MAX_WORKERS = 200;

/** Lists an agency's workers by name. */
export const listTeam = (brokerId: string): Promise<UserRecord[]> =>
  User.find({ brokerId }, { sort: { name: 1, _id: 1 }, limit: MAX_WORKERS });

interface Link {
  workerId: string;
  brokerId: string;
}

/** Adds a worker to an agency; false if they already belong to one. */
export const joinTeam = async ({ workerId, brokerId, at }: Link & { at: Date }, tx: Tx): Promise<boolean> => {
  const { matchedCount } = await User.updateOne(
    { _id: workerId, role: 'worker', brokerId: null },
    { $set: { brokerId: toObjectId(brokerId), brokerSince: at } },
    { tx },
  );
  return matchedCount === 1;
};

/** Removes a worker from this agency; false if they are not in it. */
export const quitTeam = async ({ workerId, brokerId }: Link, tx: Tx): Promise<boolean> => {
  const { matchedCount } = await User.updateOne(
    { _id: workerId, brokerId },
    { $set: { brokerId: null, brokerSince: null } },
    { tx },
  );
  return matchedCount === 1;
};

/** Finds workers by email or phone; several may share a phone. */
export const findWorkersByContact = (contact: string): Promise<UserRecord[]> =>
  User.find(
    {
      role: 'worker',
      ...(contact.includes('@')
        ? { email: contact }
        : { $or: [{ phone: contact }, { provedPhone: contact }] }),
    },
    { limit: 5 },
  );
