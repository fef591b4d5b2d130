import type { Types } from 'mongoose';
import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, list, nullable, number, objectId, text } from '#models/field.ts';

const Passkey = defineModel({
  name: 'Passkey',
  collection: 'passkeys',
  fields: {
    userId: objectId(),
    credentialId: text(),
    /** COSE, in base64url. */
    publicKey: text(),
    /** The device's use counter: a cloned key would fall behind. */
    counter: number(),
    transports: list(text(), { default: [] }),
    device: text({ default: '' }),
    createdAt: date(),
    lastUsedAt: nullable(date()),
  },
  indexes: [
    // A key opens one account; sign-in looks it up here.
    [{ credentialId: 1 }, { unique: true }],
    // A user's passkeys, newest first.
    [{ userId: 1, _id: -1 }, {}],
  ],
});

export type PasskeyRecord = RowOf<typeof Passkey>;

const Challenge = defineModel({
  name: 'PasskeyChallenge',
  collection: 'passkeyChallenges',
  fields: {
    /** The challenge itself. */
    _id: text(),
    userId: nullable(objectId()),
    expiresAt: date(),
  },
  indexes: [[{ expiresAt: 1 }, { expireAfterSeconds: 0 }]],
});

export const insertChallenge = async ({
  challenge,
  ...row
}: {
  challenge: string;
  userId: string | null;
  expiresAt: Date;
}): Promise<void> => {
  await Challenge.insert({ _id: challenge, ...row });
};

/** Uses up a challenge; returns false when it is unknown, another user's, expired or already used. */
export const takeChallenge = async (query: {
  challenge: string;
  userId: string | null;
  at: Date;
}): Promise<boolean> => {
  const { challenge, userId, at } = query;
  const filter = { _id: challenge, userId, expiresAt: { $gt: at } };
  return (await Challenge.findOneAndDelete(filter)) !== null;
};

export type NewPasskey = Omit<PasskeyRecord, '_id' | 'userId' | 'lastUsedAt'> & { userId: string };

/** Stores a passkey; fails as a duplicate when it already opens an account. */
export const insertPasskey = (row: NewPasskey, tx?: Tx): Promise<PasskeyRecord> =>
  Passkey.insert(row, { tx });

export const findPasskey = (credentialId: string): Promise<PasskeyRecord | null> =>
  Passkey.findOne({ credentialId });

export const listUserPasskeys = (userId: string): Promise<PasskeyRecord[]> =>
  Passkey.find({ userId }, { sort: { _id: -1 }, limit: 100 });

interface Use {
  passkeyId: Types.ObjectId;
  /** The counter the answer was checked against: of two concurrent answers one fails. */
  from: number;
  counter: number;
  at: Date;
}

/** Records a sign-in by passkey; returns false when it is gone or was used in between. */
export const notePasskeyUse = async ({ passkeyId, from, counter, at }: Use, tx: Tx): Promise<boolean> => {
  const { matchedCount } = await Passkey.updateOne(
    { _id: passkeyId, counter: from },
    { $set: { counter, lastUsedAt: at } },
    { tx },
  );
  return matchedCount === 1;
};

/** Removes one of a user's passkeys and returns it; null when it is not theirs. */
export const removeUserPasskey = (
  { userId, passkeyId }: { userId: string; passkeyId: string },
  tx: Tx,
): Promise<PasskeyRecord | null> => Passkey.findOneAndDelete({ _id: passkeyId, userId }, { tx });

/** Removes a user's passkeys: all, or those created before a date. */
export const removeUserPasskeys = async (
  { userId, before }: { userId: string; before?: Date },
  tx: Tx,
): Promise<void> => {
  await Passkey.deleteMany({ userId, ...(before && { createdAt: { $lt: before } }) }, { tx });
};
