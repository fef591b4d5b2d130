import { Schema } from 'mongoose';
import { defineModel } from '#models/define-model.ts';

/** The key pair by which push services know this product, as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}
type PushKeysRecord = PushKeys & { _id: string; createdAt: Date };

const { String: text, Date: date } = Schema.Types;
const needed = <Type>(type: Type) => ({ type, required: true });

const PushKeysModel = defineModel<PushKeysRecord>({
  name: 'PushKeys',
  collection: 'pushKeys',
  fields: {
    _id: needed(text),
    publicKey: needed(text),
    privateKey: needed(text),
    createdAt: needed(date),
  },
  indexes: [],
});

/** The one pair of all servers: whoever comes first stores theirs, and everybody gets that one. */
export const keepPushKeys = async (made: PushKeys, at: Date): Promise<PushKeys> => {
  const kept = await PushKeysModel.findOneAndUpdate(
    { _id: 'vapid' },
    { $setOnInsert: { ...made, createdAt: at } },
    { upsert: true, returnDocument: 'after' },
  )
    .lean<PushKeysRecord>()
    .exec();
  if (!kept) throw new Error('The push keys were not stored.');
  const { publicKey, privateKey } = kept;
  return { publicKey, privateKey };
};
