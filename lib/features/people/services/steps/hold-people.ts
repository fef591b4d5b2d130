import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Tx } from '#models/connection.ts';
import { touchUsers } from '#models/people/all-people.ts';
import { findUser } from '#models/people/user.ts';

/**
 * Locks these accounts for the transaction, or throws when one is gone. Every write of personal data calls it, so
 * that nothing outlives an account deleted at the same time.
 */
export const lockAccounts = async (
  { userId, otherIds = [] }: { userId: string; otherIds?: readonly string[] },
  tx: Tx,
): Promise<void> => {
  if (await touchUsers([userId, ...otherIds], tx)) return;
  throw new AppError((await findUser(userId)) ? 'not_found' : 'unauthorized');
};
