import type { Actor } from '#lib/platform/contract/actor.ts';
import { findFavoriteIds } from '#models/favorites/favorite.ts';

interface Input {
  /** Guests have saved nothing. */
  actor: Actor | null;
  /** Services or workers, as a page shows them. */
  ids: readonly string[];
}

/** Which of a page's things the actor has saved; others than customers save nothing and cost no read. */
export const listFavoriteIds = async ({ actor, ids }: Input): Promise<ReadonlySet<string>> => {
  if (actor?.role !== 'customer' || ids.length === 0) return new Set();
  return new Set(await findFavoriteIds({ userId: actor.userId, ids }));
};
