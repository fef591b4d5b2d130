import type { Types } from 'mongoose';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, mixed, text } from '#models/field.ts';

export type DeviceKind = 'device' | 'push';

const KEPT_DAYS = 90;
const MAX_ACCOUNTS = 50;

const SharedDevice = defineModel({
  name: 'SharedDevice',
  collection: 'sharedDevices',
  fields: {
    /** A keyed hash of the signed device, or of the push address. */
    mark: text(),
    kind: text<DeviceKind>(),
    /** The accounts that used it, most recent last. */
    users: mixed<{ userId: Types.ObjectId; at: Date }[]>({ default: () => [] }),
    lastAt: date(),
  },
  indexes: [
    // One row per device, so that two accounts that use it at the same moment both get in.
    [{ mark: 1 }, { unique: true }],
    // Uses that are too old to keep.
    [{ 'users.at': 1 }, {}],
    // Devices of several accounts.
    [{ _id: 1, 'users.1.at': 1 }, { partialFilterExpression: { 'users.1.at': { $exists: true } } }],
    [{ lastAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 }],
  ],
});

export type SharedDeviceRecord = RowOf<typeof SharedDevice>;

const oldest = (at: Date): Date => new Date(at.getTime() - KEPT_DAYS * 86_400_000);

/** Notes that an account used a device, and forgets those that have not for ninety days. */
export const putDevice = async (
  { mark, kind, userId, at }: { mark: string; kind: DeviceKind; userId: string; at: Date },
  tx: Tx,
): Promise<void> => {
  const id = toObjectId(userId);
  const others = {
    $filter: {
      input: { $ifNull: ['$users', []] },
      cond: { $and: [{ $ne: ['$$this.userId', id] }, { $gte: ['$$this.at', oldest(at)] }] },
    },
  };
  const users = { $slice: [{ $concatArrays: [others, [{ userId: id, at }]] }, -MAX_ACCOUNTS] };
  await SharedDevice.updateOne({ mark }, [{ $set: { kind, lastAt: at, users } }], { upsert: true, tx });
};

/** Lists devices of several accounts in order of id. */
export const listSharedDevices = (after: string | null, limit: number): Promise<SharedDeviceRecord[]> =>
  SharedDevice.find(
    { 'users.1.at': { $exists: true }, ...(after && { _id: { $gt: after } }) },
    { sort: { _id: 1 }, limit },
  );

/** Forgets uses of ninety days ago; a device that is used again would keep them otherwise. */
export const forgetOldUses = async (at: Date): Promise<void> => {
  const isOld = { at: { $lt: oldest(at) } };
  await SharedDevice.updateMany({ users: { $elemMatch: isOld } }, { $pull: { users: isOld } });
};
