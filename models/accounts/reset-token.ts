import { Schema, type Types } from 'mongoose';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

interface ResetTokenRecord {
  /** The person's id: a new token replaces the one before. */
  _id: Types.ObjectId;
  tokenHash: string;
  expiresAt: Date;
}

const { String: text, Date: date } = Schema.Types;

const ResetToken = defineModel<ResetTokenRecord>({
  name: 'ResetToken',
  collection: 'resetTokens',
  fields: {
    tokenHash: { type: text, required: true },
    expiresAt: { type: date, required: true },
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

/** Stores a person's newest token; older ones are worthless from here on. */
export const replaceResetToken = async ({ userId, tokenHash, expiresAt }: NewToken): Promise<void> => {
  await ResetToken.updateOne({ _id: userId }, { $set: { tokenHash, expiresAt } }, { upsert: true });
};

/** Uses a token up; false when it is not the person's newest, is too old, or was used before. */
export const consumeResetToken = async (
  { userId, tokenHash, at }: { userId: string; tokenHash: string; at: Date },
  tx: Tx,
): Promise<boolean> => {
  const result = await ResetToken.deleteOne(
    { _id: userId, tokenHash, expiresAt: { $gt: at } },
    Tx.session(tx),
  );
  return result.deletedCount === 1;
};
