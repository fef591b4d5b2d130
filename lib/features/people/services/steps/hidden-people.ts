import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import { listHiddenFrom } from '#models/people/block.ts';

// Cached as long as a session; blocking takes effect at once through forgetHidden.
const kept = createTtlCache<Promise<string[]>>({ name: 'hiddenPeople', keptMs: 1500, maxEntries: 10_000 });

/** Returns the people hidden from a user because either has blocked the other. */
export const hiddenFrom = (userId: string): Promise<string[]> =>
  kept.get(userId, () => listHiddenFrom(userId));

/** Drops the cached blocks of these users. */
export const forgetHidden = (...userIds: string[]): void => userIds.forEach(kept.forget);
