import { Tx } from '#models/connection.ts';
import { User } from './user.ts';

interface Proved {
  userId: string;
  /** The address that is proved: the account's own, or the one that takes its place. */
  email: string;
  at: Date;
}

/** Notes that an address is its account's; false when there is no account. Another account's address is a duplicate key. */
export const setProvedEmail = async ({ userId, email, at }: Proved, tx: Tx): Promise<boolean> => {
  const set = { $set: { email, emailProvedAt: at } };
  return (await User.updateOne({ _id: userId }, set, Tx.session(tx))).matchedCount === 1;
};
