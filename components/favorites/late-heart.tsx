import { api } from '#lib/platform/browser/api.ts';
import { readSession } from '#lib/platform/browser/session.ts';
import { listFavoriteIdsCall } from '#lib/features/favorites/contracts/favorites.calls.ts';
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

const listSaved = async () => {
  await finishHeart();
  return api(listFavoriteIdsCall);
};

const fetchHearts = async (locale: Locale, isGuest: boolean): Promise<Hearts> => {
  const [words, { data }] = await Promise.all([loadWords(locale), isGuest ? { data: [] } : listSaved()]);
  return { words, saved: new Set(data), isGuest };
};

const fetched = new Map<string, Promise<Hearts>>();

/** One look at the server for all hearts of a tab, a reader and a language; after a failure the next list looks again. */
export const prepareHearts = (locale: Locale, isGuest: boolean): Promise<Hearts> => {
  const key = [locale, isGuest ? '' : readSession()?.user._id].join();
  const hearts = fetched.get(key) ?? fetchHearts(locale, isGuest);
  fetched.set(key, hearts);
  hearts.catch(() => fetched.delete(key));
  return hearts;
};

/** The heart of a card, once it is known which things are saved. */
export const LateHeart = ({
  hearts: { words, saved, isGuest },
  ...thing
}: Pick<HeartButtonProps, 'kind' | 'id' | 'name'> & { hearts: Hearts }) => (
  <HeartButton {...thing} isFavorite={saved.has(thing.id)} isGuest={isGuest} words={words} />
);
