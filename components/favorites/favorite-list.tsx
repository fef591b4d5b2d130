'use client';

import { LoadMore } from '#components/page/load-more.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { useMore, type Part } from '#lib/platform/browser/use-more.ts';
import { listFavoritesCall } from '#lib/features/favorites/contracts/favorites.calls.ts';
import type { Favorite } from '#lib/features/favorites/contracts/favorites.ts';
import { SavedRow, type SavedView } from './saved-row.tsx';

const read = (cursor: string) => api(listFavoritesCall, { query: { cursor } });

/** What somebody has saved; the first page comes with the HTML. */
export const FavoriteList = ({ first, ...view }: SavedView & { first: Part<Favorite> }) => {
  const { items, hasMore, state, loadMore } = useMore({ first, read });
  return (
    <>
      <ul className="flex flex-col gap-3">
        {items.map((favorite) => (
          <SavedRow key={favorite._id} favorite={favorite} {...view} />
        ))}
      </ul>
      {hasMore && <LoadMore state={state} words={view.words} onMore={() => void loadMore()} />}
    </>
  );
};
