import type { FavoriteKind, FavoriteState } from '#lib/contracts/favorites.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { removeFavorite as forgetFavorite } from '#models/favorite.ts';

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
