import { countUnsent, removeUnsentFrom } from '#lib/features/messages/client/unsent-messages.ts';
import { countWritesBy, removeWritesBy } from '#lib/platform/browser/writes/write-rows.ts';

/** Counts a person's changes, also refused ones, and unsent messages on this device. */
export const countUnsentBy = async (userId: string): Promise<number> => {
  // A browser without storage has nothing to lose.
  const none = (): number => 0;
  const [changes, messages] = await Promise.all([
    countWritesBy(userId).catch(none),
    countUnsent(userId).catch(none),
  ]);
  return changes + messages;
};

/** Deletes them; those of others stay. */
export const removeUnsentBy = async (userId: string): Promise<void> => {
  await Promise.allSettled([removeWritesBy(userId), removeUnsentFrom(userId)]);
};
