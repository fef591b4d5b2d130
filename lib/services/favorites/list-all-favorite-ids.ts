import type { Actor } from '#lib/domain/actor.ts';
import { findFavoriteIds } from '#models/favorite.ts';

/** The ids of everything that the actor has saved. */
export const listAllFavoriteIds = async ({
  actor: { userId },
}: {
  actor: Actor;
}): Promise<{ data: string[] }> => ({ data: await findFavoriteIds({ userId }) });
