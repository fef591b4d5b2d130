import { listFavoritesContract } from '#lib/features/favorites/contracts/favorites.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listFavorites } from '#lib/features/favorites/services/favorites.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listFavoritesContract, listFavorites),
});
