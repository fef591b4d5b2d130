import { Schema, type Types } from 'mongoose';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

/** A device's key for somebody's account; the secret half never leaves the device. */
export interface PasskeyRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  credentialId: string;
  /** COSE, in base64url. */
  publicKey: string;
  /** How often the device says to have used it: a copy would count anew. */
  counter: number;
  transports: string[];
  device: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const { ObjectId, String: text, Number: number, Date: date } = Schema.Types;

const Passkey = defineModel<PasskeyRecord>({
  name: 'Passkey',
  collection: 'passkeys',
  fields: {
    userId: { type: ObjectId, required: true },
    credentialId: { type: text, required: true },
    publicKey: { type: text, required: true },
    counter: { type: number, required: true },
    transports: { type: [text], default: [] },
    device: { type: text, default: '' },
    createdAt: { type: date, required: true },
    lastUsedAt: { type: date, default: null },
  },
  indexes: [
    // A key opens one account; signing in finds it by this.
    [{ credentialId: 1 }, { unique: true }],
    // A person's keys, newest first.
    [{ userId: 1, _id: -1 }, {}],
  ],
});

interface ChallengeRecord {
  /** The challenge itself. */
  _id: string;
  /** Who may answer it; null: whoever signs in. */
  userId: Types.ObjectId | null;
  expiresAt: Date;
}

const Challenge = defineModel<ChallengeRecord>({
  name: 'PasskeyChallenge',
  collection: 'passkeyChallenges',
  fields: {
    _id: { type: text, required: true },
    userId: { type: ObjectId, default: null },
    expiresAt: { type: date, required: true },
  },
  indexes: [
    // Nobody answers it after its time.
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
  ],
});

interface NewChallenge {
  challenge: string;
  userId: string | null;
  expiresAt: Date;
}

export const insertChallenge = async ({ challenge, ...row }: NewChallenge): Promise<void> => {
  await Challenge.create({ _id: challenge, ...row });
};

/** Uses up a challenge; false when it is unknown, another's, too old or used before. */
export const takeChallenge = async (asked: {
  challenge: string;
  userId: string | null;
  at: Date;
}): Promise<boolean> => {
  const { challenge, userId, at } = asked;
  const filter = { _id: challenge, userId, expiresAt: { $gt: at } };
  return (await Challenge.findOneAndDelete(filter).lean().exec()) !== null;
};

export type NewPasskey = Omit<PasskeyRecord, '_id' | 'userId' | 'lastUsedAt'> & { userId: string };

/** Keeps a key; a duplicate key of the database when it opens an account already. */
export const insertPasskey = async (row: NewPasskey, tx?: Tx): Promise<PasskeyRecord> => {
  const [passkey] = await Passkey.create([row], Tx.session(tx));
  if (!passkey) throw new Error('The passkey was not stored.');
  return passkey.toObject();
};

export const findPasskey = (credentialId: string): Promise<PasskeyRecord | null> =>
  Passkey.findOne({ credentialId }).lean<PasskeyRecord>().exec();

export const listPasskeysOf = (userId: string): Promise<PasskeyRecord[]> =>
  Passkey.find({ userId }).sort({ _id: -1 }).limit(100).lean<PasskeyRecord[]>().exec();

interface Use {
  passkeyId: Types.ObjectId;
  /** The count that the answer was judged by: of two answers at once one fails. */
  from: number;
  counter: number;
  at: Date;
}

/** Notes a sign-in by a key; false when it is gone, or was used meanwhile. */
export const notePasskeyUse = async ({ passkeyId, from, counter, at }: Use, tx: Tx): Promise<boolean> => {
  const { matchedCount } = await Passkey.updateOne(
    { _id: passkeyId, counter: from },
    { $set: { counter, lastUsedAt: at } },
    Tx.session(tx),
  );
  return matchedCount === 1;
};

/** Forgets one of somebody's keys and says what it was; null when it is not theirs. */
export const removePasskeyOf = (
  { userId, passkeyId }: { userId: string; passkeyId: string },
  tx: Tx,
): Promise<PasskeyRecord | null> =>
  Passkey.findOneAndDelete({ _id: passkeyId, userId }, Tx.session(tx)).lean<PasskeyRecord>().exec();

/** Forgets all of somebody's keys. */
export const removePasskeysOf = async (userId: string, tx: Tx): Promise<void> => {
  await Passkey.deleteMany({ userId }, Tx.session(tx));
};
