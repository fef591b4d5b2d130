import type { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { date, optional, text } from '#models/field.ts';

const ResetToken = defineModel({
  name: 'ResetToken',
  collection: 'resetTokens',
  fields: {
    tokenHash: text(),
    expiresAt: date(),
    /** The previous token: after asking twice, either mail works. */
    earlierHash: optional(text()),
    earlierExpiresAt: optional(date()),
  },
  indexes: [[{ expiresAt: 1 }, { expireAfterSeconds: 0 }]],
});

/** Stores a user's newest token; the previous one stays valid until its own expiry. */
export const addResetToken = async ({
  userId,
  tokenHash,
  expiresAt,
}: {
  userId: string;
  tokenHash: string;
  expiresAt: Date;
}): Promise<void> => {
  const earlier = { earlierHash: '$tokenHash', earlierExpiresAt: '$expiresAt' };
  await ResetToken.updateOne(
    { _id: userId },
    [{ $set: { ...earlier, tokenHash: { $literal: tokenHash }, expiresAt } }],
    { upsert: true },
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

/** Uses up a token and the other one; returns false when it is too old, used, or not among the newest two. */
export const consumeResetToken = async (token: GivenToken, tx: Tx): Promise<boolean> =>
  (await ResetToken.deleteOne(good(token), { tx })).deletedCount === 1;

/** Returns whether a token is still valid. */
export const isGoodResetToken = async (token: GivenToken): Promise<boolean> =>
  await ResetToken.exists(good(token));

/** Removes a user's tokens, for example after a change of address. */
export const removeResetTokens = async (userId: string, tx: Tx): Promise<void> => {
  await ResetToken.deleteOne({ _id: userId }, { tx });
};
