import { listFavoritesContract } from '#lib/contracts/favorites.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listFavorites } from '#lib/services/favorites/list-favorites.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listFavoritesContract, listFavorites),
});
