import { database } from '#models/connection.ts';
import type { Migration } from './migration.ts';

const FORMER_INDEX = 'email_1';

/** Removes the former index; dropping a missing one changes nothing. */
export const dropFormerEmailIndex = async (): Promise<void> => {
  const users = database().collection('users');
  if (await users.indexExists(FORMER_INDEX)) await users.dropIndex(FORMER_INDEX);
};

/**
 * Accounts may lack an email address from this release on, and the former unique index would allow only one of them.
 * A server of an earlier release keeps working without it, because the new index keeps addresses unique, and creates it
 * again when it starts; it cannot start any more once two accounts lack an address.
 */
export const emailOfSome: Migration = {
  name: '023-email-of-some',
  // Not part of the batch's transaction, which cannot change indexes.
  runBatch: async () => {
    await dropFormerEmailIndex();
    return { count: 0, last: null };
  },
};
