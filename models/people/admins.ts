import { Tx } from '#models/connection.ts';
import { User } from './user.ts';

/**
 * Joins another admin's record to the transaction; false when there is none. Of two admins who leave at once the
 * database lets one go, so that there always is an admin left.
 */
export const holdOtherAdmin = async ({ userId, at }: { userId: string; at: Date }, tx: Tx) => {
  const { matchedCount } = await User.updateOne(
    { role: 'admin', suspendedAt: null, _id: { $ne: userId } },
    { $set: { heldAt: at } },
    Tx.session(tx),
  );
  return matchedCount === 1;
};
