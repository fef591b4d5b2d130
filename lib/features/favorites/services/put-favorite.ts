import type { FavoriteKind, FavoriteState } from '#lib/features/favorites/contracts/favorites.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import {
  countFavorites,
  findFavoriteIds,
  putFavorite as storeFavorite,
  removeGoneFavorites,
} from '#models/favorites/favorite.ts';
import { findJob } from '#models/catalogue/job.ts';
import { meetUser } from '#lib/features/people/services/steps/find-visible-user.ts';

/** More than anybody looks through; what a person can make us keep ends here. */
const MOST_FAVORITES = 200;

const isWorker = async (actor: Actor, id: string): Promise<boolean> =>
  (await meetUser({ actor, userId: id })).user.role === 'worker';

const requireThing = async (actor: Actor, kind: FavoriteKind, id: string): Promise<void> => {
  const isThere = kind === 'service' ? (await findJob(id)) !== null : await isWorker(actor, id);
  if (!isThere) throw new AppError('not_found');
};

const isFull = async (userId: string): Promise<boolean> => (await countFavorites(userId)) >= MOST_FAVORITES;

const requireRoom = async (userId: string, thingId: string): Promise<void> => {
  if (!(await isFull(userId)) || (await findFavoriteIds({ userId, ids: [thingId] })).length > 0) return;
  // Rows of things that no longer exist go here, where they would stand in the way of others.
  await removeGoneFavorites(userId);
  if (await isFull(userId)) throw new AppError('too_many_favorites');
};

interface Input {
  actor: Actor;
  params: { kind: FavoriteKind; id: string };
}

/** Saves a service or a worker whom the actor can see. */
export const putFavorite = async ({
  actor,
  params: { kind, id },
}: Input): Promise<{ data: FavoriteState }> => {
  const { userId } = actor;
  await requireThing(actor, kind, id);
  await requireRoom(userId, id);
  await storeFavorite({ userId, kind, thingId: id, at: now() });
  return { data: { kind, _id: id, isFavorite: true } };
};
