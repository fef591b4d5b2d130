import type { Favorite } from '#lib/features/favorites/contracts/favorites.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { listHiddenFrom } from '#models/people/block.ts';
import { listFavoriteRecords, type FilledFavorite } from '#models/favorites/favorite.ts';
import { findLowestPrices } from '#lib/features/catalogue/services/steps/price-services.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/row-cursor.ts';
import { toFavorite } from './to-favorite.ts';

interface Input {
  actor: Actor;
  query: ListQuery;
}

const toFavorites = async (rows: readonly FilledFavorite[]): Promise<Favorite[]> => {
  const lowest = await findLowestPrices(
    rows.map(({ jobs: [job] }) => ({
      skillIds: job?.skillIds.map(String) ?? [],
      servicePricePaise: job?.pricePaise ?? 0,
    })),
  );
  return rows.flatMap((row, at) => toFavorite({ row, fromPaise: lowest[at] ?? null }));
};

/** One page of what the actor has saved, newest first. */
export const listFavorites = async ({
  actor: { userId },
  query,
}: Input): Promise<{ data: Favorite[]; nextCursor: string | null }> => {
  const before = readRowCursor(query.cursor);
  const hidden = await listHiddenFrom(userId);
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const page = await listFavoriteRecords({ userId, before, limit, hidden });
  return { data: await toFavorites(page.items), nextCursor: toRowCursor(page.nextCursor) };
};
