import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Tx } from '#models/connection.ts';
import { touchPeople } from '#models/people/all-people.ts';
import { findUser } from '#models/people/user.ts';

/**
 * Makes sure that the account of whoever writes, and of whom else it is about, is still there when the transaction
 * commits. Every write of personal data calls it, so that nothing is left behind by an account that is deleted meanwhile.
 */
export const holdPeople = async (
  { userId, otherIds = [] }: { userId: string; otherIds?: readonly string[] },
  tx: Tx,
): Promise<void> => {
  if (await touchPeople([userId, ...otherIds], tx)) return;
  throw new AppError((await findUser(userId)) ? 'not_found' : 'unauthorized');
};
