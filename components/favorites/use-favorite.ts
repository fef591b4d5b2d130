import { useRef, useState } from 'react';
import { isSaved, storeSaved, type SavedThing } from './saved-things.ts';

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
