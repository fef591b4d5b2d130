import { lowerRight, type Actor, type Right } from '#lib/platform/contract/actor.ts';
import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, nullable, objectId, text } from '#models/field.ts';
import type { UserRecord } from '#models/people/user.ts';

const DAY_SECONDS = 86_400;

const ApiKey = defineModel({
  name: 'ApiKey',
  collection: 'apiKeys',
  fields: {
    /** The admin who made it and whose rights bound it. */
    userId: objectId(),
    name: text(),
    hash: text(),
    /** The last characters, by which the owner recognises it. */
    ending: text(),
    can: text<Right>(),
    createdAt: date(),
    expiresAt: date(),
    /** Rounded to the minute. */
    lastUsedAt: nullable(date()),
  },
  indexes: [
    // Every call with a key looks it up here.
    [{ hash: 1 }, { unique: true }],
    // An admin's keys, newest first.
    [{ userId: 1, _id: -1 }, {}],
    // Expired keys stay on the list for a month, so that a script that stopped finds its reason.
    [{ expiresAt: 1 }, { expireAfterSeconds: 30 * DAY_SECONDS }],
  ],
});

export type ApiKeyRecord = Omit<RowOf<typeof ApiKey>, 'hash'>;

const shown = ['_id', 'userId', 'name', 'ending', 'can', 'createdAt', 'expiresAt', 'lastUsedAt'] as const;

export const insertApiKey = async (
  row: Omit<RowOf<typeof ApiKey>, '_id' | 'userId' | 'lastUsedAt'> & { userId: string },
  tx: Tx,
): Promise<ApiKeyRecord> => {
  const { hash: _hash, ...key } = await ApiKey.insert({ ...row, lastUsedAt: null }, { tx });
  return key;
};

const MAX_LISTED = 1000;

/** Lists an admin's keys, or everyone's, newest first. */
export const listApiKeys = (userId: string | null): Promise<ApiKeyRecord[]> =>
  ApiKey.find(userId === null ? {} : { userId }, {
    fields: [...shown],
    sort: { _id: -1 },
    limit: MAX_LISTED,
  });

export const countApiKeys = async (userId: string, at: Date, tx: Tx): Promise<number> =>
  (await ApiKey.find({ userId, expiresAt: { $gt: at } }, { fields: ['_id'], tx })).length;

export const findApiKey = (keyId: string, tx: Tx): Promise<Pick<ApiKeyRecord, 'userId' | 'name'> | null> =>
  ApiKey.findOne({ _id: keyId }, { fields: ['userId', 'name'], tx });

export const removeApiKey = async (keyId: string, tx: Tx): Promise<void> => {
  await ApiKey.deleteMany({ _id: keyId }, { tx });
};

/** Removes every key of a person who leaves the office or whose account may be in other hands. */
export const removeUserApiKeys = async (userId: string, tx: Tx): Promise<void> => {
  await ApiKey.deleteMany({ userId }, { tx });
};

/** A script that calls with a key, and when the key was last used. */
interface KeyVisit {
  actor: Actor;
  lastUsedAt: Date | null;
}

type KeyWithUser = ApiKeyRecord & {
  user: Pick<UserRecord, 'role' | 'locale' | 'suspendedAt' | 'pauseStartsAt' | 'can'>;
};

const toKeyVisit = ({ _id, userId, can, lastUsedAt, user }: KeyWithUser): KeyVisit => ({
  lastUsedAt: lastUsedAt ?? null,
  actor: {
    userId: String(userId),
    // No session has this id, so nothing that belongs to a session can be reached by a key.
    sessionId: String(_id),
    keyId: String(_id),
    role: user.role,
    locale: user.locale,
    isSuspended: user.suspendedAt !== null,
    ...(user.pauseStartsAt && { pauseStartsAt: user.pauseStartsAt.toISOString() }),
    can: lowerRight(can, user.can ?? 'lead'),
  },
});

/** Returns who calls with the key, with the rights its maker has now; null when neither may call. */
export const findKeyVisit = async (hash: string, at: Date): Promise<KeyVisit | null> => {
  const [found] = await ApiKey.aggregate<KeyWithUser>([
    { $match: { hash, expiresAt: { $gt: at } } },
    { $lookup: { from: 'users', localField: 'userId', foreignField: '_id', as: 'user' } },
    { $unwind: '$user' },
    { $match: { 'user.role': 'admin' } },
    {
      $project: {
        ...{ userId: 1, can: 1, lastUsedAt: 1 },
        user: { role: 1, locale: 1, suspendedAt: 1, pauseStartsAt: 1, can: 1 },
      },
    },
  ]);
  return found ? toKeyVisit(found) : null;
};

/** Notes a use, unless another server has done so in the same minute. */
export const noteKeyUse = async (keyId: string, at: Date, before: Date | null): Promise<void> => {
  await ApiKey.updateOne({ _id: keyId, lastUsedAt: before }, { $set: { lastUsedAt: at } });
};
