import { isDuplicateKey, toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, list, nullable, number, optional, text } from '#models/field.ts';

const Totp = defineModel({
  name: 'Totp',
  collection: 'totps',
  fields: {
    sealedKey: text(),
    /** Null until the first code: sign-in does not ask for it yet. */
    confirmedAt: nullable(date()),
    /** The newest time step used: no code works twice. */
    lastStep: number({ default: 0 }),
    recoveryHashes: list(text(), { default: [] }),
    /** Hash of the code that an admin needs to set up another app after a removal. */
    setupHash: optional(text()),
  },
  indexes: [],
});

export type TotpRecord = RowOf<typeof Totp>;

export const findTotp = (userId: string): Promise<TotpRecord | null> => Totp.findById(userId);

/** Returns those of these people whose app asks for a code at sign-in. */
export const findWithTotp = async (userIds: readonly string[]): Promise<Set<string>> => {
  const rows = await Totp.find({ _id: { $in: userIds.map(toObjectId) }, confirmedAt: { $ne: null } });
  return new Set(rows.map(({ _id }) => String(_id)));
};

/** Stores a new key until its first code; returns false when an app is already on. */
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
  /** The key behind the code: restarting in between makes this fail. */
  sealedKey: string;
  step: number;
  recoveryHashes: readonly string[];
  at: Date;
}

/** Turns the app on; returns false when it is on or was restarted. */
export const confirmTotp = async (
  { userId, sealedKey, step, recoveryHashes, at }: Confirmation,
  tx?: Tx,
): Promise<boolean> => {
  const { modifiedCount } = await Totp.updateOne(
    { _id: userId, sealedKey, confirmedAt: null },
    {
      $set: { confirmedAt: at, lastStep: step, recoveryHashes: [...recoveryHashes] },
      $unset: { setupHash: 1 },
    },
    { tx },
  );
  return modifiedCount === 1;
};

/** Uses up a time step; returns false when it or a later one was used. */
export const spendStep = async ({ userId, step }: { userId: string; step: number }): Promise<boolean> => {
  const { modifiedCount } = await Totp.updateOne(
    { _id: userId, confirmedAt: { $ne: null }, lastStep: { $lt: step } },
    { $set: { lastStep: step } },
  );
  return modifiedCount === 1;
};

/** Uses up a recovery code; returns false when there is none. */
export const spendRecovery = async ({ userId, hash }: { userId: string; hash: string }): Promise<boolean> => {
  const { modifiedCount } = await Totp.updateOne(
    { _id: userId, confirmedAt: { $ne: null }, recoveryHashes: hash },
    { $pull: { recoveryHashes: hash } },
  );
  return modifiedCount === 1;
};

export const removeTotp = async (userId: string, tx: Tx): Promise<void> => {
  await Totp.deleteOne({ _id: userId }, { tx });
};

/** Removes an app set up before a date or never finished; keeps one that waits for its setup code. */
export const removeTotpBefore = async (
  { userId, before }: { userId: string; before: Date },
  tx: Tx,
): Promise<void> => {
  const isOld = { $or: [{ confirmedAt: null }, { confirmedAt: { $lt: before } }] };
  await Totp.deleteOne({ _id: userId, setupHash: { $exists: false }, ...isOld }, { tx });
};

/** Removes an app so that only the setup code allows another; `sealedKey` belongs to no app. */
export const closeTotp = async (
  { userId, ...closed }: { userId: string; sealedKey: string; setupHash: string },
  tx: Tx,
): Promise<void> => {
  const set = { ...closed, confirmedAt: null, lastStep: 0, recoveryHashes: [] };
  await Totp.updateOne({ _id: userId }, { $set: set }, { upsert: true, tx });
};
