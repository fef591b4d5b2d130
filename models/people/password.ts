import type { Tx } from '#models/connection.ts';
import { User, type PasswordAsk } from './user.ts';

interface NewPassword {
  userId: string;
  passwordHash: string;
  /** The known devices from now on; undefined keeps the current ones. */
  knownDevices?: string[];
}

export const setPasswordHash = async ({ userId, ...set }: NewPassword, tx: Tx): Promise<void> => {
  await User.updateOne({ _id: userId }, { $set: set }, { tx });
};

interface CheckedPassword {
  userId: string;
  /** The hash the password was checked against; undefined if the account has none. */
  passwordHash: string | undefined;
  at: Date;
  /** Whether the owner signs in with it. */
  signsIn?: boolean;
}

/**
 * Locks the record while the checked password is still current; returns false otherwise. A concurrent password change
 * runs afterwards and sees what was done under the old one.
 */
export const lockPassword = async (
  { userId, passwordHash, at, signsIn = false }: CheckedPassword,
  tx: Tx,
): Promise<boolean> => {
  const filter = { _id: userId, passwordHash: passwordHash ?? { $exists: false } };
  const $set = { heldAt: at, ...(signsIn && { signedInAt: at }) };
  return (await User.updateOne(filter, { $set }, { tx })).matchedCount === 1;
};

interface AskToStore {
  userId: string;
  /** The password in force when the account was read. */
  passwordHash: string;
  /** The request that was stored at that time. */
  before: PasswordAsk | undefined;
  ask: PasswordAsk;
}

/** Stores that a new password was asked for; of two calls at once, one returns true. */
export const storePasswordAsk = async (
  { userId, passwordHash, before, ask }: AskToStore,
  tx: Tx,
): Promise<boolean> => {
  const filter = { _id: userId, passwordHash, 'passwordAsk.at': before?.at ?? { $exists: false } };
  return (await User.updateOne(filter, { $set: { passwordAsk: ask } }, { tx })).matchedCount === 1;
};

/** Takes back, or uses up, what was asked for; returns false when another call was faster. */
export const removePasswordAsk = async (
  { userId, ask }: { userId: string; ask: PasswordAsk },
  tx: Tx,
): Promise<boolean> => {
  const filter = { _id: userId, 'passwordAsk.at': ask.at };
  return (await User.updateOne(filter, { $unset: { passwordAsk: 1 } }, { tx })).matchedCount === 1;
};

const MAX_KNOWN_DEVICES = 20;

/** Remembers a sign-in device, dropping the oldest beyond the limit. */
export const addKnownDevice = async (
  { userId, mark }: { userId: string; mark: string },
  tx: Tx,
): Promise<void> => {
  const knownDevices = { $each: [mark], $position: 0, $slice: MAX_KNOWN_DEVICES };
  const filter = { _id: userId, knownDevices: { $ne: mark } };
  await User.updateOne(filter, { $push: { knownDevices } }, { tx });
};
