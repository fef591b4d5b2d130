import { defineModel } from '#models/define-model.ts';
import { date, text } from '#models/field.ts';

/** Our Web Push key pair, as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const PushKeysModel = defineModel({
  name: 'PushKeys',
  collection: 'pushKeys',
  fields: {
    _id: text(),
    publicKey: text(),
    privateKey: text(),
    createdAt: date(),
  },
  indexes: [],
});

/** All servers share one pair: the first to store it wins, and everyone gets that one. */
export const keepPushKeys = async (made: PushKeys, at: Date): Promise<PushKeys> => {
  const kept = await PushKeysModel.findOneAndUpdate(
    { _id: 'vapid' },
    { $setOnInsert: { ...made, createdAt: at } },
    { upsert: true },
  );
  if (!kept) throw new Error('The push keys were not stored.');
  const { publicKey, privateKey } = kept;
  return { publicKey, privateKey };
};
