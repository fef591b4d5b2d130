import { toObjectId, type Tx } from '#models/connection.ts';
import { User, type UserRecord } from '#models/people/user.ts';

/** The most that an agency's pages list; no more can join. */
export const MAX_WORKERS = 200;

/** Lists an agency's workers by name. */
export const listTeam = (brokerId: string): Promise<UserRecord[]> =>
  User.find({ brokerId }, { sort: { name: 1, _id: 1 }, limit: MAX_WORKERS });

export const isTeamFull = async (brokerId: string, tx: Tx): Promise<boolean> =>
  (await User.countDocuments({ brokerId }, { limit: MAX_WORKERS, tx })) >= MAX_WORKERS;

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

const MAX_FOUND = 5;

/**
 * Finds workers by email or phone. Anyone can type a number, and several may share it, so the one who has proved it
 * comes first.
 */
export const findWorkersByContact = async (contact: string): Promise<UserRecord[]> => {
  const role = 'worker';
  if (contact.includes('@')) return User.find({ role, email: contact }, { limit: MAX_FOUND });
  const [proved, typed] = await Promise.all([
    User.find({ role, provedPhone: contact }, { limit: 1 }),
    User.find({ role, phone: contact, provedPhone: { $ne: contact } }, { limit: MAX_FOUND }),
  ]);
  return [...proved, ...typed].slice(0, MAX_FOUND);
};
