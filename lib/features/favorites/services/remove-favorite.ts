import type { FavoriteKind, FavoriteState } from '#lib/features/favorites/contracts/favorites.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { removeFavorite as forgetFavorite } from '#models/favorites/favorite.ts';

interface Input {
  actor: Actor;
  params: { kind: FavoriteKind; id: string };
}

/** Forgets a favourite. It looks at no other record, so the answer tells nothing about anybody. */
export const removeFavorite = async ({
  actor,
  params: { kind, id },
}: Input): Promise<{ data: FavoriteState }> => {
  await forgetFavorite({ userId: actor.userId, kind, thingId: id });
  return { data: { kind, _id: id, isFavorite: false } };
};
