import type { Page } from '#lib/platform/contract/list.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import { asked, between, newestFirst, waitingOf, type Place } from '#models/newest-first.ts';
import { User, type UserRecord } from './user.ts';
import { Tx } from '#models/connection.ts';

interface PeopleFilter {
  /** An id, an e-mail address, a phone, or a part of a name. */
  q?: string | undefined;
  role?: Role | undefined;
  isVerified?: boolean | undefined;
  isSuspended?: boolean | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

// What names one person is looked up as such; the rest is read along the list.
const meaning = (q: string): Record<string, unknown> => {
  if (/^[0-9a-f]{24}$/.test(q)) return { _id: q };
  if (q.includes('@')) return { email: q.toLowerCase() };
  if (/^\d{10}$/.test(q)) return { phone: q };
  return { name: { $regex: literally(q), $options: 'i' } };
};

const isSet = (wanted: boolean | undefined) => {
  if (wanted === undefined) return undefined;
  return wanted ? { $ne: null } : null;
};

/** One page of all accounts, newest first. */
export const listAllPeople = (query: Place & PeopleFilter): Promise<Page<UserRecord>> => {
  const { before, limit, q, role, isVerified, isSuspended, since, until } = query;
  const wanted = asked({
    role,
    verification: isSet(isVerified),
    suspendedAt: isSet(isSuspended),
    createdAt: between(since, until),
  });
  // Beside the cursor, which also speaks of ids.
  const named = q === undefined ? {} : { $and: [meaning(q)] };
  return newestFirst(User, { filter: { ...wanted, ...named }, before, limit });
};

/**
 * Joins these people's records to the transaction; false when one of them is gone. It counts, as a value that stays the
 * same is no write: of this and a deletion at the same moment one has to begin anew.
 */
export const touchPeople = async (userIds: readonly string[], tx: Tx): Promise<boolean> => {
  const ids = [...new Set(userIds)];
  const { matchedCount } = await User.updateMany(
    { _id: { $in: ids } },
    { $inc: { writes: 1 } },
    Tx.session(tx),
  );
  return matchedCount === ids.length;
};

// Absent: as admins of before had it.
const leads = { role: 'admin', suspendedAt: null, can: { $nin: ['reader', 'agent'] } } as const;

interface Held {
  userId: string;
  at: Date;
}

const hold = async (filter: object, at: Date, tx: Tx): Promise<boolean> => {
  const { matchedCount } = await User.updateOne(filter, { $set: { heldAt: at } }, Tx.session(tx));
  return matchedCount === 1;
};

/**
 * Joins another lead's record to the transaction; false when there is none. Of two leads who leave at once the
 * database lets one go, so that there always is a lead left.
 */
export const holdOtherLead = ({ userId, at }: Held, tx: Tx): Promise<boolean> =>
  hold({ ...leads, _id: { $ne: userId } }, at, tx);

/**
 * Joins an admin's own record to the transaction; false when they are one no longer. Of two admins who suspend each
 * other at once the database lets one win, so that there always is an admin left.
 */
export const holdAdmin = ({ userId, at }: Held, tx: Tx): Promise<boolean> =>
  hold({ _id: userId, role: 'admin', suspendedAt: null }, at, tx);

/** The same of a lead: of two who lower each other one stays what they were. */
export const holdLead = ({ userId, at }: Held, tx: Tx): Promise<boolean> =>
  hold({ ...leads, _id: userId }, at, tx);

/** All admins, by name. */
export const listAdmins = (): Promise<UserRecord[]> =>
  User.find({ role: 'admin' }).sort({ name: 1, _id: 1 }).limit(1000).lean<UserRecord[]>().exec();

/** Workers whom nobody has verified yet. */
export const unverifiedWorkers = waitingOf(User, { role: 'worker', verification: null, suspendedAt: null });

// The highest sign there is: every name that begins alike stands before it.
const LAST_SIGN = '\uffff';

const named = (begin: string, limit: number): Promise<UserRecord[]> =>
  User.find({ name: { $gte: begin, $lt: begin + LAST_SIGN } })
    .collation({ locale: 'en', strength: 1 })
    .limit(limit)
    .lean<UserRecord[]>()
    .exec();

const beginning = (field: 'email' | 'phone', begin: string, limit: number): Promise<UserRecord[]> =>
  User.find({ [field]: { $gte: begin, $lt: begin + LAST_SIGN } })
    .limit(limit)
    .lean<UserRecord[]>()
    .exec();

/** People whose name, e-mail address or phone begins so; each is looked up in an index of its own. */
export const findPeople = ({ q, limit }: { q: string; limit: number }): Promise<UserRecord[]> => {
  if (q.includes('@')) return beginning('email', q.toLowerCase(), limit);
  return /^\d+$/.test(q) ? beginning('phone', q, limit) : named(q, limit);
};

/** How many joined since then, by role. */
export const countNewPeople = async (since: Date): Promise<{ userType: Role; count: number }[]> => {
  const rows = await User.aggregate<{ _id: Role; count: number }>([
    { $match: { createdAt: { $gte: since } } },
    { $group: { _id: '$role', count: { $sum: 1 } } },
    { $sort: { _id: 1 } },
  ]).exec();
  return rows.map(({ _id, count }) => ({ userType: _id, count }));
};
