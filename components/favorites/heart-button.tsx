'use client';

import { Heart } from 'lucide-react';
import { signInPaths, withReturnPath } from '#lib/platform/navigation/paths.ts';
import type { FavoriteKind } from '#lib/features/favorites/contracts/favorites.ts';
import { safeReturnPath } from '#lib/platform/navigation/page-guards.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { beginHeart } from './begun-heart.ts';
import { tellRefusal, type RefusalWords, type SavedThing, useFavorite } from './use-favorite.ts';

export interface HeartWords extends RefusalWords {
  /** 'Save {name} to favorites'; whether it is, the button says itself. */
  readonly save: string;
}

export interface HeartButtonProps {
  kind: FavoriteKind;
  id: string;
  /** Of whom or what it is the heart. */
  name: string;
  isFavorite: boolean;
  /** Whether the page was made for somebody without a session. */
  isGuest: boolean;
  words: HeartWords;
}

const signIn = (thing: SavedThing): void => {
  beginHeart(thing);
  const { pathname, search } = window.location;
  window.location.assign(withReturnPath(signInPaths.loginToSave, safeReturnPath(pathname + search)));
};

/** Saves a service or a worker with one tap; guests sign in first, come back and find it saved. */
export const HeartButton = ({ kind, id, name, isFavorite, isGuest, words }: HeartButtonProps) => {
  const onFail = (error: unknown): void => tellRefusal(error, words);
  const { isOn, toggle } = useFavorite({ thing: { kind, id }, isFavorite, onFail });
  return (
    <button
      type="button"
      data-slot="heart"
      aria-pressed={isOn}
      aria-label={fill(words.save, { name })}
      onClick={isGuest ? () => signIn({ kind, id }) : toggle}
      className="group/heart grid size-12 shrink-0 place-items-center rounded-full text-muted transition-[scale] duration-150 hover:text-ink active:scale-90"
    >
      <Heart
        aria-hidden
        className="size-6 group-aria-pressed/heart:fill-danger group-aria-pressed/heart:text-danger"
      />
    </button>
  );
};
