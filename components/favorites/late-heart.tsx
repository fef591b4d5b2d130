import { api } from '#lib/client/api.ts';
import { readSession } from '#lib/client/session.ts';
import { listFavoriteIdsCall } from '#lib/contracts/favorites.calls.ts';
import type { Locale } from '#lib/contracts/locale.ts';
import type { favorites } from '#lib/i18n/en/favorites.ts';
import { HeartButton, type HeartButtonProps, type HeartWords } from './heart-button.tsx';

type Catalogue = Promise<{ favorites: typeof favorites }>;

const catalogues: Record<Locale, () => Catalogue> = {
  en: () => import('#lib/i18n/en/favorites.ts'),
  hi: () => import('#lib/i18n/hi/favorites.ts'),
  kn: () => import('#lib/i18n/kn/favorites.ts'),
  ta: () => import('#lib/i18n/ta/favorites.ts'),
  te: () => import('#lib/i18n/te/favorites.ts'),
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

const fetchHearts = async (locale: Locale, isGuest: boolean): Promise<Hearts> => {
  const [words, { data }] = await Promise.all([
    loadWords(locale),
    isGuest ? { data: [] } : api(listFavoriteIdsCall),
  ]);
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
