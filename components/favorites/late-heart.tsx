import { api } from '#lib/platform/browser/api.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import { listFavoriteIdsCall } from '#lib/features/favorites/contracts/favorites.calls.ts';
import { fetchFrom } from '#lib/platform/browser/server-cache-parts.ts';
import { createServerCache } from '#lib/platform/browser/server-cache.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { favorites } from '#lib/features/favorites/texts/favorites.en.ts';
import { finishHeart } from './begun-heart.ts';
import { HeartButton, type HeartButtonProps, type HeartWords } from './heart-button.tsx';

type Catalogue = Promise<{ favorites: typeof favorites }>;

const catalogues: Record<Locale, () => Catalogue> = {
  en: () => import('#lib/features/favorites/texts/favorites.en.ts'),
  hi: () => import('#lib/features/favorites/texts/favorites.hi.ts'),
  kn: () => import('#lib/features/favorites/texts/favorites.kn.ts'),
  ta: () => import('#lib/features/favorites/texts/favorites.ta.ts'),
  te: () => import('#lib/features/favorites/texts/favorites.te.ts'),
};

const loadWords = async (locale: Locale): Promise<HeartWords> => {
  const { heart, refusal, errors } = (await catalogues[locale]()).favorites;
  return { ...heart, ...refusal, full: errors.too_many_favorites };
};

/** What all hearts of a list need before the first of them can be drawn. */
interface Hearts {
  readonly words: HeartWords;
  readonly saved: ReadonlySet<string>;
  readonly isGuest: boolean;
}

const savedThings = createServerCache<string, ReadonlySet<string>>({
  empty: new Set(),
  freshMs: Infinity,
  keyOf: (readerId) => readerId,
  ask: async () => {
    await finishHeart();
    const { data } = await api(listFavoriteIdsCall);
    return () => new Set(data);
  },
});

const noneSaved: ReadonlySet<string> = new Set();

/** One look at the server for all hearts of a tab and a reader; after a failure the next list looks again. */
export const prepareHearts = async (locale: Locale, isGuest: boolean): Promise<Hearts> => {
  const readerId = readSession()?.user._id ?? '';
  const [words, saved] = await Promise.all([
    loadWords(locale),
    isGuest ? noneSaved : fetchFrom(savedThings, readerId),
  ]);
  return { words, saved, isGuest };
};

/** The heart of a card, once it is known which things are saved. */
export const LateHeart = ({
  hearts: { words, saved, isGuest },
  ...thing
}: Pick<HeartButtonProps, 'kind' | 'id' | 'name'> & { hearts: Hearts }) => (
  <HeartButton {...thing} isFavorite={saved.has(thing.id)} isGuest={isGuest} words={words} />
);
