import { api } from '#lib/platform/browser/api.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import { fetchFrom } from '#lib/platform/browser/server-cache-parts.ts';
import { createServerCache } from '#lib/platform/browser/server-cache.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';
import { finishHeart } from './begun-heart.ts';
import { HeartButton, type HeartButtonProps, type HeartWords } from './heart-button.tsx';

const loadWords = async (locale: Locale): Promise<HeartWords> => {
  const { heart, refusal, errors } = (await loadTexts('favorites', locale)).favorites;
  return { ...heart, ...refusal, full: errors.too_many_favorites };
};

/** Data needed before the first heart of a list renders. */
interface Hearts {
  readonly words: HeartWords;
  readonly saved: ReadonlySet<string>;
  readonly isGuest: boolean;
}

const savedThings = createServerCache<string, ReadonlySet<string>>({
  empty: new Set(),
  freshMs: Infinity,
  toKey: (readerId) => readerId,
  fetch: async () => {
    await finishHeart();
    const { data } = await api('GET /favorites/ids');
    return () => new Set(data);
  },
});

const noneSaved: ReadonlySet<string> = new Set();

/** Reads the favorites once per tab and reader; after a failure the next list tries again. */
export const prepareHearts = async (locale: Locale, isGuest: boolean): Promise<Hearts> => {
  const readerId = readSession()?.user._id ?? '';
  const [words, saved] = await Promise.all([
    loadWords(locale),
    isGuest ? noneSaved : fetchFrom(savedThings, readerId),
  ]);
  return { words, saved, isGuest };
};

/** A card's heart, once it is known what is saved. */
export const LateHeart = ({
  hearts: { words, saved, isGuest },
  ...thing
}: Pick<HeartButtonProps, 'kind' | 'id' | 'name'> & { hearts: Hearts }) => (
  <HeartButton {...thing} isFavorite={saved.has(thing.id)} isGuest={isGuest} words={words} />
);
