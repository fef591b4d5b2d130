import type { Tx } from '#models/connection.ts';
import { User } from './user.ts';

/**
 * Confirms an account's address; returns false when the account is gone. Another account's address fails as a
 * duplicate. The first confirmation date stays, because factors added after it belong to the owner.
 */
export const setProvedEmail = async (
  { userId, email, at }: { userId: string; email: string; at: Date },
  tx: Tx,
): Promise<boolean> => {
  const known = { _id: userId, email, emailProvedAt: { $type: 'date' } } as const;
  if (await User.exists(known, { tx })) return true;
  const set = { $set: { email, emailProvedAt: at } };
  return (await User.updateOne({ _id: userId }, set, { tx })).matchedCount === 1;
};
