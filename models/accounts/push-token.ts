import { Schema, type Types } from 'mongoose';
import type { SubscriptionKeys } from '#lib/platform/integrations/push/pusher.ts';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { createBatcher } from '#lib/platform/concurrency/batcher.ts';

/** A device that shows notifications. */
export interface PushTokenRecord {
  _id: Types.ObjectId;
  /** The address of a Web Push subscription, or the token of FCM. */
  value: string;
  /** What a Web Push message is encrypted for; null: FCM. */
  keys: SubscriptionKeys | null;
  userId: Types.ObjectId;
  /** It serves this session only: when that ends, the device falls silent. */
  sessionId: Types.ObjectId;
  createdAt: Date;
  refreshedAt: Date;
}

const { ObjectId, String: text, Date: date, Mixed: mixed } = Schema.Types;

const PushToken = defineModel<PushTokenRecord>({
  name: 'PushToken',
  collection: 'pushTokens',
  fields: {
    value: { type: text, required: true },
    keys: { type: mixed, default: null },
    userId: { type: ObjectId, required: true },
    sessionId: { type: ObjectId, required: true },
    createdAt: { type: date, required: true },
    refreshedAt: { type: date, required: true },
  },
  indexes: [
    // A device belongs to whoever signed in on it last.
    [{ value: 1 }, { unique: true }],
    // A person's devices, the one heard of last first.
    [{ userId: 1, refreshedAt: -1 }, {}],
    // The device of a session that ends.
    [{ sessionId: 1 }, {}],
    // Browsers refresh every week; a device that was silent for two months is in a drawer.
    [{ refreshedAt: 1 }, { expireAfterSeconds: 60 * 86_400 }],
  ],
});

type SavedToken = Pick<PushTokenRecord, 'value' | 'keys'> & { userId: string; sessionId: string; at: Date };

/** Binds a device to a session; whoever had it before has it no longer. */
export const putPushToken = async (saved: SavedToken, tx?: Tx): Promise<void> => {
  const { value, keys, userId, sessionId, at } = saved;
  await PushToken.updateOne(
    { value },
    { $set: { keys, userId, sessionId, refreshedAt: at }, $setOnInsert: { createdAt: at } },
    { upsert: true, ...Tx.session(tx) },
  );
  // A browser that subscribes anew leaves its former address behind.
  await PushToken.deleteMany({ sessionId, value: { $ne: value } }, Tx.session(tx));
};

/** All devices of a person, the one heard of last first; what is asked of many together is one read. */
export const listPushTokensOf = createBatcher(async (userIds: readonly string[]) => {
  const rows = await PushToken.find({ userId: { $in: [...new Set(userIds)] } })
    .sort({ refreshedAt: -1 })
    .lean<PushTokenRecord[]>()
    .exec();
  return userIds.map((userId) => rows.filter((row) => String(row.userId) === userId));
}).ask;

export const findPushToken = (tokenId: string): Promise<PushTokenRecord | null> =>
  PushToken.findById(tokenId).lean<PushTokenRecord>().exec();

export const removePushTokens = async (tokens: readonly Pick<PushTokenRecord, '_id'>[]): Promise<void> => {
  await PushToken.deleteMany({ _id: { $in: tokens.map(({ _id }) => _id) } });
};

/** A session's device falls silent. */
export const removePushTokenOf = async (sessionId: string): Promise<void> => {
  await PushToken.deleteMany({ sessionId });
};
