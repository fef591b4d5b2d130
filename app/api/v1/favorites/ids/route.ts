import { listFavoriteIdsContract } from '#lib/contracts/favorites.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listAllFavoriteIds } from '#lib/services/favorites/list-all-favorite-ids.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listFavoriteIdsContract, listAllFavoriteIds),
});
