import type { Types } from 'mongoose';
import type { Page } from '#lib/platform/contract/list.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import { cityGroup, type CityGroup } from '#models/city-group.ts';
import {
  between,
  definedOnly,
  pendingQueue,
  scanNewestFirst,
  splitFilter,
  type Place,
} from '#models/newest-first.ts';
import { User, type UserRecord } from './user.ts';
import { toObjectId, Tx } from '#models/connection.ts';

interface PeopleFilter {
  q?: string | undefined;
  role?: Role | undefined;
  isVerified?: boolean | undefined;
  isSuspended?: boolean | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

// An id, email or phone is matched exactly; anything else is searched in the list.
const meaning = (q: string): Record<string, unknown> => {
  if (/^[0-9a-f]{24}$/.test(q)) return { _id: q };
  if (q.includes('@')) return { email: q.toLowerCase() };
  if (/^\d{10}$/.test(q)) return { $or: [{ phone: q }, { provedPhone: q }] };
  return { name: { $regex: literally(q), $options: 'i' } };
};

const isSet = (value: boolean | undefined, set: object) => {
  if (value === undefined) return undefined;
  return value ? set : null;
};

const splitConditions = ({ q, role, isVerified, isSuspended }: PeopleFilter, range: object | undefined) => {
  const sought = q === undefined ? {} : meaning(q);
  const others = {
    role,
    verification: isSet(isVerified, { $ne: null }),
    // The index of paused accounts knows them by this condition.
    suspendedAt: isSet(isSuspended, { $type: 'date' }),
  };
  const isExact = q !== undefined && !('name' in sought);
  if (isExact) return { indexed: sought, rest: definedOnly(others) };
  const few = isSuspended ? ['suspendedAt'] : [];
  return splitFilter({ ...sought, ...others }, { few, many: ['role'] }, range);
};

/** Lists a page of all accounts, newest first. */
export const listAllPeople = (query: Place & PeopleFilter): Promise<Page<UserRecord>> => {
  const { before, limit, since, until } = query;
  const range = between(since, until);
  return scanNewestFirst(User, {
    ...splitConditions(query, range),
    span: { field: 'createdAt', range },
    ...{ before, limit },
  });
};

/**
 * Locks user records for the transaction; returns false when one is gone. It increments a counter, because writing an
 * unchanged value is no write, and a concurrent deletion must conflict.
 */
export const touchUsers = async (userIds: readonly string[], tx: Tx): Promise<boolean> => {
  const ids = [...new Set(userIds)].map(toObjectId);
  const theirs = { _id: { $in: ids } };
  // Every message locks its sender: casting would cost more than the command.
  const { matchedCount } = await User.driver.updateMany(theirs, { $inc: { writes: 1 } }, Tx.session(tx));
  return matchedCount === ids.length;
};

/**
 * Does the same for a customer and a worker; also returns false when the worker's hours or days off are no longer those
 * of the given record.
 */
export const touchWithHours = async (
  customerId: string,
  { _id, availability, daysOff }: Pick<UserRecord, '_id' | 'availability' | 'daysOff'>,
  tx: Tx,
): Promise<boolean> => {
  // A missing field equals null.
  const asRead = { _id, availability: { $eq: availability }, daysOff: { $eq: daysOff ?? null } };
  const both = { $or: [{ _id: toObjectId(customerId) }, asRead] };
  return (await User.driver.updateMany(both, { $inc: { writes: 1 } }, Tx.session(tx))).matchedCount === 2;
};

// Absent means a lead: admins from before rights existed.
const leads = { role: 'admin', suspendedAt: null, can: { $nin: ['reader', 'agent'] } } as const;

interface Held {
  userId: string;
  at: Date;
}

const hold = async (filter: object, at: Date, tx: Tx): Promise<boolean> => {
  const { matchedCount } = await User.updateOne(filter, { $set: { heldAt: at } }, { tx });
  return matchedCount === 1;
};

/**
 * Locks another lead's record for the transaction; returns false when there is none. Of two leads who leave at once,
 * only one can, so that a lead always remains.
 */
export const lockOtherLead = ({ userId, at }: Held, tx: Tx): Promise<boolean> =>
  hold({ ...leads, _id: { $ne: userId } }, at, tx);

/**
 * Locks the admin's own record; returns false when they are no longer an admin. Of two admins who suspend each other
 * at once, only one succeeds.
 */
export const lockAdminRecord = ({ userId, at }: Held, tx: Tx): Promise<boolean> =>
  hold({ _id: userId, role: 'admin', suspendedAt: null }, at, tx);

/** The same for leads: of two who demote each other, one stays. */
export const lockLeadRecord = ({ userId, at }: Held, tx: Tx): Promise<boolean> =>
  hold({ ...leads, _id: userId }, at, tx);

/** Lists leads, who can pause accounts and decide appeals. */
export const listLeads = (): Promise<UserRecord[]> => User.find(leads, { sort: { _id: 1 }, limit: 1000 });

/** Lists all admins by name. */
export const listAdmins = (): Promise<UserRecord[]> =>
  User.find({ role: 'admin' }, { sort: { name: 1, _id: 1 }, limit: 1000 });

/** Workers not yet verified. */
export const unverifiedWorkers = pendingQueue(User, {
  role: 'worker',
  verification: null,
  suspendedAt: null,
});

// The highest code point: every name with the prefix sorts before it.
const LAST_SIGN = '\uffff';

const named = (begin: string, limit: number): Promise<UserRecord[]> =>
  User.find(
    { name: { $gte: begin, $lt: begin + LAST_SIGN } },
    { collation: { locale: 'en', strength: 1 }, limit },
  );

const beginning = (
  field: 'email' | 'phone' | 'provedPhone' | 'phoneKeys',
  begin: string,
  limit: number,
): Promise<UserRecord[]> => User.find({ [field]: { $gte: begin, $lt: begin + LAST_SIGN } }, { limit });

/** Finds people by the start of name or email, or by a part of their phone number, each with its own index. */
export const findPeople = async ({ q, limit }: { q: string; limit: number }): Promise<UserRecord[]> => {
  if (q.includes('@')) return beginning('email', q.toLowerCase(), limit);
  if (!/^\d+$/.test(q)) return named(q, limit);
  const lists = await Promise.all(
    (['phone', 'provedPhone', 'phoneKeys'] as const).map((field) => beginning(field, q, limit)),
  );
  const people = new Map(lists.flat().map((user) => [String(user._id), user]));
  return [...people.values()]
    .filter(({ phone, provedPhone }) => phone?.includes(q) || provedPhone?.includes(q))
    .slice(0, limit);
};

/** Lists people who share one of these keys of a name, newest first. */
export const listByNameKeys = (keys: readonly string[], limit: number): Promise<UserRecord[]> =>
  User.find({ nameKeys: { $in: keys } }, { sort: { _id: -1 }, limit });

/** Lists people whose email begins like this. */
export const listByEmail = (begin: string, limit: number): Promise<UserRecord[]> =>
  beginning('email', begin.toLowerCase(), limit);

/** Counts sign-ups since a date, by role. */
export const countNewPeople = async (since: Date): Promise<{ userType: Role; count: number }[]> => {
  const rows = await User.aggregate<{ _id: Role; count: number }>([
    { $match: { createdAt: { $gte: since } } },
    { $group: { _id: '$role', count: { $sum: 1 } } },
    { $sort: { _id: 1 } },
  ]);
  return rows.map(({ _id, count }) => ({ userType: _id, count }));
};

/** Counts the customers and workers who signed up in a span of time, by city and skills. */
export const countSignUps = (
  from: Date,
  to: Date,
): Promise<(CityGroup & { role: 'customer' | 'worker'; skillIds: Types.ObjectId[]; count: number })[]> =>
  User.aggregate([
    { $match: { createdAt: { $gte: from, $lt: to }, role: { $in: ['customer', 'worker'] } } },
    {
      $group: {
        _id: { role: '$role', ...cityGroup('$address'), skillIds: '$skills._id' },
        count: { $sum: 1 },
      },
    },
    { $replaceWith: { $mergeObjects: ['$_id', { count: '$count' }] } },
  ]);
