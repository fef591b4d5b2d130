import { Schema, type Types } from 'mongoose';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

interface ResetTokenRecord {
  /** The person's id. */
  _id: Types.ObjectId;
  tokenHash: string;
  expiresAt: Date;
  /** Of the token mailed before: whoever asks twice may open either mail. */
  earlierHash?: string;
  earlierExpiresAt?: Date;
}

const { String: text, Date: date } = Schema.Types;

const ResetToken = defineModel<ResetTokenRecord>({
  name: 'ResetToken',
  collection: 'resetTokens',
  fields: {
    tokenHash: { type: text, required: true },
    expiresAt: { type: date, required: true },
    earlierHash: { type: text },
    earlierExpiresAt: { type: date },
  },
  indexes: [
    // Forgotten tokens go by themselves.
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
  ],
});

interface NewToken {
  userId: string;
  tokenHash: string;
  expiresAt: Date;
}

/** Stores a person's newest token; the one before it stays good for as long as it was. */
export const addResetToken = async ({ userId, tokenHash, expiresAt }: NewToken): Promise<void> => {
  const earlier = { earlierHash: '$tokenHash', earlierExpiresAt: '$expiresAt' };
  await ResetToken.updateOne(
    { _id: userId },
    [{ $set: { ...earlier, tokenHash: { $literal: tokenHash }, expiresAt } }],
    { upsert: true, updatePipeline: true },
  );
};

/** Uses a token up and the other with it; false when it is not one of the newest two, is too old, or was used before. */
export const consumeResetToken = async (
  { userId, tokenHash, at }: { userId: string; tokenHash: string; at: Date },
  tx: Tx,
): Promise<boolean> => {
  const newest = { tokenHash, expiresAt: { $gt: at } };
  const earlier = { earlierHash: tokenHash, earlierExpiresAt: { $gt: at } };
  const result = await ResetToken.deleteOne({ _id: userId, $or: [newest, earlier] }, Tx.session(tx));
  return result.deletedCount === 1;
};
