import { callOf } from '#lib/platform/contract/call.ts';
import type {
  listFavoritesContract,
  listFavoriteIdsContract,
  putFavoriteContract,
  removeFavoriteContract,
} from './favorites.ts';

export const listFavoritesCall = callOf<typeof listFavoritesContract>('GET', '/favorites');
export const listFavoriteIdsCall = callOf<typeof listFavoriteIdsContract>('GET', '/favorites/ids');
export const putFavoriteCall = callOf<typeof putFavoriteContract>('PUT', '/favorites/{kind}/{id}');
export const removeFavoriteCall = callOf<typeof removeFavoriteContract>('DELETE', '/favorites/{kind}/{id}');
