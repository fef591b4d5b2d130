import type { Page } from '#lib/platform/contract/list.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import { asked, between, newestFirst, type Place } from '#models/newest-first.ts';
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

/**
 * Joins another admin's record to the transaction; false when there is none. Of two admins who leave at once the
 * database lets one go, so that there always is an admin left.
 */
export const holdOtherAdmin = async ({ userId, at }: { userId: string; at: Date }, tx: Tx) => {
  const { matchedCount } = await User.updateOne(
    { role: 'admin', suspendedAt: null, _id: { $ne: userId } },
    { $set: { heldAt: at } },
    Tx.session(tx),
  );
  return matchedCount === 1;
};

/**
 * Joins an admin's own record to the transaction; false when they are one no longer. Of two admins who suspend each
 * other at once the database lets one win, so that there always is an admin left.
 */
export const holdAdmin = async ({ userId, at }: { userId: string; at: Date }, tx: Tx): Promise<boolean> => {
  const { matchedCount } = await User.updateOne(
    { _id: userId, role: 'admin', suspendedAt: null },
    { $set: { heldAt: at } },
    Tx.session(tx),
  );
  return matchedCount === 1;
};
