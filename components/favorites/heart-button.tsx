'use client';

import { Heart } from 'lucide-react';
import { signInPaths, withReturnPath } from '#lib/platform/navigation/paths.ts';
import type { FavoriteKind } from '#lib/features/favorites/contracts/favorites.ts';
import { safeReturnPath } from '#lib/platform/navigation/page-guards.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { beginHeart } from './begun-heart.ts';
import type { SavedThing } from '#lib/features/favorites/client/favorite-writes.ts';
import { useNotSent } from '#components/page/use-not-sent.ts';
import { showRefusal, type RefusalWords, useFavorite } from './use-favorite.ts';

export interface HeartWords extends RefusalWords {
  /** 'Save {name} to favorites'; the pressed state comes from the button. */
  readonly save: string;
  readonly remove: string;
}

export interface HeartButtonProps {
  kind: FavoriteKind;
  id: string;
  name: string;
  isFavorite: boolean;
  /** Whether the page was rendered for a guest. */
  isGuest: boolean;
  words: HeartWords;
}

const signIn = (thing: SavedThing, act: string): void => {
  beginHeart(thing, act);
  const { pathname, search } = window.location;
  window.location.assign(withReturnPath(signInPaths.loginToSave, safeReturnPath(pathname + search)));
};

/** Saves a service or worker with one tap; guests sign in first and find it saved afterwards. */
export const HeartButton = ({ kind, id, name, isFavorite, isGuest, words }: HeartButtonProps) => {
  const onFail = (error: unknown): void => showRefusal(error, words);
  const acts = { save: fill(words.save, { name }), remove: fill(words.remove, { name }) };
  const { isOn, waitingAct, toggle } = useFavorite({ thing: { kind, id }, isFavorite, acts, onFail });
  const notSent = useNotSent(waitingAct);
  return (
    <button
      type="button"
      data-slot="heart"
      aria-pressed={isOn}
      aria-label={notSent ?? acts.save}
      data-waiting={notSent !== null || undefined}
      onClick={isGuest ? () => signIn({ kind, id }, acts.save) : toggle}
      className="group/heart grid size-12 shrink-0 place-items-center rounded-full text-muted transition-[scale] duration-150 hover:text-ink active:scale-90"
    >
      <Heart
        aria-hidden
        className="size-6 group-data-waiting/heart:fill-chip group-data-waiting/heart:opacity-60 group-aria-pressed/heart:fill-danger group-aria-pressed/heart:text-danger"
      />
    </button>
  );
};
