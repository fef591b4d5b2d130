import { Schema, type Types } from 'mongoose';
import { isDuplicateKey, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

/** A person's authenticator app. */
export interface TotpRecord {
  /** The person's id: one app a person. */
  _id: Types.ObjectId;
  /** The key that app and server share, sealed. */
  sealedKey: string;
  /** Null until its first code has come: signing in does not ask for it yet. */
  confirmedAt: Date | null;
  /** The newest step whose code was used: none works twice. */
  lastStep: number;
  recoveryHashes: string[];
}

const { String: text, Number: number, Date: date } = Schema.Types;

const Totp = defineModel<TotpRecord>({
  name: 'Totp',
  collection: 'totps',
  fields: {
    sealedKey: { type: text, required: true },
    confirmedAt: { type: date, default: null },
    lastStep: { type: number, default: 0 },
    recoveryHashes: { type: [text], default: [] },
  },
  indexes: [],
});

export const findTotp = (userId: string): Promise<TotpRecord | null> =>
  Totp.findById(userId).lean<TotpRecord>().exec();

/** Keeps a new key until its first code comes; false when an app is in use already. */
export const startTotp = async ({ userId, sealedKey }: { userId: string; sealedKey: string }) => {
  try {
    const start = { sealedKey, lastStep: 0, recoveryHashes: [] };
    await Totp.updateOne({ _id: userId, confirmedAt: null }, { $set: start }, { upsert: true });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};

interface Confirmation {
  userId: string;
  /** The key that the code was of: another start in between makes this one fail. */
  sealedKey: string;
  step: number;
  recoveryHashes: readonly string[];
  at: Date;
}

/** Turns the app on; false when it is on, or was started anew. */
export const confirmTotp = async (
  { userId, sealedKey, step, recoveryHashes, at }: Confirmation,
  tx?: Tx,
): Promise<boolean> => {
  const { modifiedCount } = await Totp.updateOne(
    { _id: userId, sealedKey, confirmedAt: null },
    { $set: { confirmedAt: at, lastStep: step, recoveryHashes: [...recoveryHashes] } },
    Tx.session(tx),
  );
  return modifiedCount === 1;
};

/** Uses up the code of a step; false when it, or a later one, was used before. */
export const spendStep = async ({ userId, step }: { userId: string; step: number }): Promise<boolean> => {
  const { modifiedCount } = await Totp.updateOne(
    { _id: userId, confirmedAt: { $ne: null }, lastStep: { $lt: step } },
    { $set: { lastStep: step } },
  );
  return modifiedCount === 1;
};

/** Uses up a recovery code; false when there is none like it. */
export const spendRecovery = async ({ userId, hash }: { userId: string; hash: string }): Promise<boolean> => {
  const { modifiedCount } = await Totp.updateOne(
    { _id: userId, confirmedAt: { $ne: null }, recoveryHashes: hash },
    { $pull: { recoveryHashes: hash } },
  );
  return modifiedCount === 1;
};

export const removeTotp = async (userId: string, tx: Tx): Promise<void> => {
  await Totp.deleteOne({ _id: userId }, Tx.session(tx));
};
