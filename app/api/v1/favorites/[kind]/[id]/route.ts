import { putFavoriteContract, removeFavoriteContract } from '#lib/contracts/favorites.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { putFavorite } from '#lib/services/favorites/put-favorite.ts';
import { removeFavorite } from '#lib/services/favorites/remove-favorite.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(putFavoriteContract, putFavorite),
  DELETE: handle(removeFavoriteContract, removeFavorite),
});
