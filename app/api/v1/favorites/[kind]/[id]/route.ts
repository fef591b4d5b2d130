import { putFavoriteContract, removeFavoriteContract } from '#lib/features/favorites/contracts/favorites.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { putFavorite, removeFavorite } from '#lib/features/favorites/services/favorites.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(putFavoriteContract, putFavorite),
  DELETE: handle(removeFavoriteContract, removeFavorite),
});
