import type { SubscriptionKeys } from '#lib/platform/integrations/push/pusher.ts';
import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, mixed, nullable, objectId, text } from '#models/field.ts';
import { createBatcher } from '#lib/platform/concurrency/batcher.ts';

const PushToken = defineModel({
  name: 'PushToken',
  collection: 'pushTokens',
  fields: {
    /** The Web Push subscription's address, or the FCM token. */
    value: text(),
    /** Web Push encryption keys; null for FCM. */
    keys: nullable(mixed<SubscriptionKeys>()),
    userId: objectId(),
    /** Bound to this session: when it ends, the device gets no more notifications. */
    sessionId: objectId(),
    createdAt: date(),
    refreshedAt: date(),
  },
  indexes: [
    // A device belongs to its latest sign-in.
    [{ value: 1 }, { unique: true }],
    [{ userId: 1, refreshedAt: -1 }, {}],
    [{ sessionId: 1 }, {}],
    // Browsers refresh every week, so a device silent for two months is no longer used.
    [{ refreshedAt: 1 }, { expireAfterSeconds: 60 * 86_400 }],
  ],
});

export type PushTokenRecord = RowOf<typeof PushToken>;

type SavedToken = Pick<PushTokenRecord, 'value' | 'keys'> & { userId: string; sessionId: string; at: Date };

/** Binds a device to a session, replacing its former owner. */
export const putPushToken = async (saved: SavedToken, tx?: Tx): Promise<void> => {
  const { value, keys, userId, sessionId, at } = saved;
  await PushToken.updateOne(
    { value },
    { $set: { keys, userId, sessionId, refreshedAt: at }, $setOnInsert: { createdAt: at } },
    { upsert: true, tx },
  );
  // A browser that subscribes again keeps no row for its old address.
  await PushToken.deleteMany({ sessionId, value: { $ne: value } }, { tx });
};

/** Lists a user's devices, most recent first; concurrent calls share one read. */
export const listUserPushTokens = createBatcher(async (userIds: readonly string[]) => {
  const rows = await PushToken.find(
    { userId: { $in: [...new Set(userIds)] } },
    { sort: { refreshedAt: -1 } },
  );
  return userIds.map((userId) => rows.filter((row) => String(row.userId) === userId));
}).ask;

export const findPushToken = (tokenId: string): Promise<PushTokenRecord | null> =>
  PushToken.findById(tokenId);

export const removePushTokens = async (tokens: readonly Pick<PushTokenRecord, '_id'>[]): Promise<void> => {
  await PushToken.deleteMany({ _id: { $in: tokens.map(({ _id }) => _id) } });
};

/** Stops notifications to a session's device. */
export const removeSessionPushToken = async (sessionId: string): Promise<void> => {
  await PushToken.deleteMany({ sessionId });
};
