import { Tx } from '#models/connection.ts';
import { User } from './user.ts';

interface NewPassword {
  userId: string;
  passwordHash: string;
  /** The devices that are known from here on; without them the known ones stay. */
  knownDevices?: string[];
}

export const setPasswordHash = async ({ userId, ...set }: NewPassword, tx: Tx): Promise<void> => {
  await User.updateOne({ _id: userId }, { $set: set }, Tx.session(tx));
};

interface CheckedPassword {
  userId: string;
  /** The hash that a password was checked against. */
  passwordHash: string;
  at: Date;
}

/**
 * Joins somebody's record to the transaction while the password that was checked is theirs; false once it is not. Whoever
 * changes it at the same time comes after this, and sees what was done under it.
 */
export const holdPassword = async (
  { userId, passwordHash, at }: CheckedPassword,
  tx: Tx,
): Promise<boolean> => {
  const filter = { _id: userId, passwordHash };
  return (await User.updateOne(filter, { $set: { heldAt: at } }, Tx.session(tx))).matchedCount === 1;
};

const MOST_KNOWN_DEVICES = 20;

/** Notes where somebody has signed in; the oldest of many is forgotten. */
export const addKnownDevice = async (
  { userId, mark }: { userId: string; mark: string },
  tx: Tx,
): Promise<void> => {
  const knownDevices = { $each: [mark], $position: 0, $slice: MOST_KNOWN_DEVICES };
  const filter = { _id: userId, knownDevices: { $ne: mark } };
  await User.updateOne(filter, { $push: { knownDevices } }, Tx.session(tx));
};
