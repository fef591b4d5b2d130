import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tellWaiting } from '#components/page/tell-waiting.ts';
import {
  isSavingWrite,
  sendFavorite,
  toFavoriteItem,
  type SavedThing,
} from '#lib/features/favorites/client/favorite-writes.ts';
import { useWaitingWrite } from '#lib/platform/browser/writes/use-waiting-write.ts';
import { onWriteSettled, type SettledListener } from '#lib/platform/browser/writes/waiting-writes.ts';
import { WriteWaits } from '#lib/platform/browser/writes/write-waits.ts';
import { notify } from '#components/ui/notify.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';

// This tab's changes: a page restored by the back button was rendered before them.
const changed = new Map<string, boolean>();

/** Whether a thing is saved: this tab's last change wins over the page. */
const isSaved = ({ id }: SavedThing, isOnPage: boolean): boolean => changed.get(id) ?? isOnPage;

/** The labels of both taps, with the name of the thing. */
interface FavoriteActs {
  readonly save: string;
  readonly remove: string;
}

/** Updates at once. Quick taps end in the last choice; a refusal reverts it, and so does one that has to wait. */
export const useFavorite = ({
  thing,
  isFavorite,
  acts,
  onFail,
}: {
  thing: SavedThing;
  isFavorite: boolean;
  acts: FavoriteActs;
  onFail(error: unknown): void;
}) => {
  const [isOn, setOn] = useState(() => isSaved(thing, isFavorite));
  const target = useRef(isOn);
  const stored = useRef(isOn);
  const isBusy = useRef(false);
  const waiting = useWaitingWrite(toFavoriteItem(thing));

  const show = (isSaving: boolean): void => {
    target.current = isSaving;
    stored.current = isSaving;
    setOn(isSaving);
  };
  const hear = useEffectEvent<SettledListener>((write, { kind }) => {
    if (write.item !== toFavoriteItem(thing) || kind === 'refused') return;
    changed.set(thing.id, isSavingWrite(write));
    show(isSavingWrite(write));
  });
  useEffect(() => onWriteSettled((write, outcome) => hear(write, outcome)), []);
  const settle = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      while (target.current !== stored.current) {
        const next = target.current;
        await sendFavorite(thing, next, next ? acts.save : acts.remove);
        changed.set(thing.id, next);
        stored.current = next;
      }
    } catch (error) {
      show(stored.current);
      if (error instanceof WriteWaits) tellWaiting();
      else onFail(error);
    } finally {
      isBusy.current = false;
    }
  };
  const toggle = (): void => {
    target.current = !target.current;
    setOn(target.current);
    void settle();
  };
  return { isOn, waitingAct: waiting?.refusal === null ? waiting.subject.act : null, toggle };
};

export interface RefusalWords {
  readonly failed: string;
  readonly failedHint: string;
  readonly full: string;
  readonly gone: string;
}

const toHint = (error: unknown, words: RefusalWords): string => {
  if (!(error instanceof ApiError)) return words.failedHint;
  if (error.code === 'too_many_favorites') return words.full;
  return error.code === 'not_found' ? words.gone : words.failedHint;
};

/** Shows why a favorite could not be saved. */
export const showRefusal = (error: unknown, words: RefusalWords): void => {
  notify({ title: words.failed, description: toHint(error, words), variant: 'destructive' });
};
