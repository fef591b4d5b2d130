import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import { listHiddenFrom } from '#models/people/block.ts';

// As long as what is known of a session; whoever blocks sees the effect at once, see forgetHidden.
const kept = createTtlCache<Promise<string[]>>({ name: 'hiddenPeople', keptMs: 1500, most: 10_000 });

/** Whom somebody does not see, as one of the two has blocked the other. */
export const hiddenFrom = (userId: string): Promise<string[]> =>
  kept.get(userId, () => listHiddenFrom(userId));

/** Has a pair's blocks read anew. */
export const forgetHidden = (...userIds: string[]): void => userIds.forEach(kept.forget);
