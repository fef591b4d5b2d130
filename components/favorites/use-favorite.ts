import { useRef, useState } from 'react';
import { api } from '#lib/platform/browser/api.ts';
import { putFavoriteCall, removeFavoriteCall } from '#lib/features/favorites/contracts/favorites.calls.ts';
import type { FavoriteKind } from '#lib/features/favorites/contracts/favorites.ts';
import { notify } from '#components/ui/notify.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';

export interface SavedThing {
  readonly kind: FavoriteKind;
  readonly id: string;
}

// What this tab has changed: a page that the browser shows again on the way back was drawn before that.
const changed = new Map<string, boolean>();

/** Whether a thing is saved: what this tab did last, else what the page says. */
const isSaved = ({ id }: SavedThing, isOnPage: boolean): boolean => changed.get(id) ?? isOnPage;

/** Saves a thing or takes it back. */
const storeSaved = async ({ kind, id }: SavedThing, isWanted: boolean): Promise<void> => {
  await api(isWanted ? putFavoriteCall : removeFavoriteCall, { params: { kind, id } });
  changed.set(id, isWanted);
};

interface FavoriteOptions {
  thing: SavedThing;
  /** As the page was drawn. */
  isFavorite: boolean;
  onFail(error: unknown): void;
}

/** A heart that answers at once. Taps faster than the network end in what was wanted last; a refusal turns it back. */
export const useFavorite = ({ thing, isFavorite, onFail }: FavoriteOptions) => {
  const [isOn, setOn] = useState(() => isSaved(thing, isFavorite));
  const wanted = useRef(isOn);
  const stored = useRef(isOn);
  const isBusy = useRef(false);

  const settle = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      while (wanted.current !== stored.current) {
        const next = wanted.current;
        await storeSaved(thing, next);
        stored.current = next;
      }
    } catch (error) {
      wanted.current = stored.current;
      setOn(stored.current);
      onFail(error);
    } finally {
      isBusy.current = false;
    }
  };
  const toggle = (): void => {
    wanted.current = !wanted.current;
    setOn(wanted.current);
    void settle();
  };
  return { isOn, toggle };
};

/** The words for a favourite that could not be kept. */
export interface RefusalWords {
  readonly failed: string;
  readonly failedHint: string;
  readonly full: string;
  readonly gone: string;
}

const hintOf = (error: unknown, words: RefusalWords): string => {
  if (!(error instanceof ApiError)) return words.failedHint;
  if (error.code === 'too_many_favorites') return words.full;
  return error.code === 'not_found' ? words.gone : words.failedHint;
};

/** Says that a favourite could not be kept, and why. */
export const tellRefusal = (error: unknown, words: RefusalWords): void => {
  notify({ title: words.failed, description: hintOf(error, words), variant: 'destructive' });
};
