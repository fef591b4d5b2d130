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

interface GivenToken {
  userId: string;
  tokenHash: string;
  at: Date;
}

const good = ({ userId, tokenHash, at }: GivenToken) => ({
  _id: userId,
  $or: [
    { tokenHash, expiresAt: { $gt: at } },
    { earlierHash: tokenHash, earlierExpiresAt: { $gt: at } },
  ],
});

/** Uses a token up and the other with it; false when it is not one of the newest two, is too old, or was used before. */
export const consumeResetToken = async (given: GivenToken, tx: Tx): Promise<boolean> =>
  (await ResetToken.deleteOne(good(given), Tx.session(tx))).deletedCount === 1;

/** Whether a token would work now. */
export const isGoodResetToken = async (given: GivenToken): Promise<boolean> =>
  (await ResetToken.findOne(good(given), { _id: 1 }).lean().exec()) !== null;

/** Ends a person's tokens, as when the address that they were mailed to is theirs no longer. */
export const removeResetTokens = async (userId: string, tx: Tx): Promise<void> => {
  await ResetToken.deleteOne({ _id: userId }, Tx.session(tx));
};
