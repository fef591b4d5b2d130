import type { Tx } from '#models/connection.ts';
import { User } from './user.ts';

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
