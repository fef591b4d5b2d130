import { call } from '#lib/platform/contract/call.ts';
import type { Favorite, FavoriteKind, FavoriteState } from './favorites.ts';
import type { ListQuery } from '#lib/platform/contract/list.ts';

interface OfOne {
  params: { kind: FavoriteKind; id: string };
  reply: { data: FavoriteState };
}

export const listFavoritesCall = call<{
  query: ListQuery;
  reply: { data: Favorite[]; nextCursor: string | null };
}>('GET', '/favorites');

export const listFavoriteIdsCall = call<{ reply: { data: string[] } }>('GET', '/favorites/ids');

export const putFavoriteCall = call<OfOne>('PUT', '/favorites/{kind}/{id}');
export const removeFavoriteCall = call<OfOne>('DELETE', '/favorites/{kind}/{id}');
