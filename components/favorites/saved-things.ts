import { api } from '#lib/platform/browser/api.ts';
import { putFavoriteCall, removeFavoriteCall } from '#lib/features/favorites/contracts/favorites.calls.ts';
import type { FavoriteKind } from '#lib/features/favorites/contracts/favorites.ts';

export interface SavedThing {
  readonly kind: FavoriteKind;
  readonly id: string;
}

// What this tab has changed: a page that the browser shows again on the way back was drawn before that.
const changed = new Map<string, boolean>();

/** Whether a thing is saved: what this tab did last, else what the page says. */
export const isSaved = ({ id }: SavedThing, isOnPage: boolean): boolean => changed.get(id) ?? isOnPage;

/** Saves a thing or takes it back. */
export const storeSaved = async ({ kind, id }: SavedThing, isWanted: boolean): Promise<void> => {
  await api(isWanted ? putFavoriteCall : removeFavoriteCall, { params: { kind, id } });
  changed.set(id, isWanted);
};
