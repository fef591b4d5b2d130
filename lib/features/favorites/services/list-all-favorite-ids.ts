import type { Actor } from '#lib/platform/contract/actor.ts';
import { findFavoriteIds } from '#models/favorites/favorite.ts';

/** The ids of everything that the actor has saved. */
export const listAllFavoriteIds = async ({
  actor: { userId },
}: {
  actor: Actor;
}): Promise<{ data: string[] }> => ({ data: await findFavoriteIds({ userId }) });
