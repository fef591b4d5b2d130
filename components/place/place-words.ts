import type { places } from '#lib/i18n/en/places.ts';

/** What the header says of a place. */
export type ChipWords = typeof places.chip;
export type PlaceWords = Pick<typeof places, 'dialog' | 'form' | 'messages'>;

interface Catalogue {
  readonly places: PlaceWords;
}

const catalogues: Readonly<Record<string, (() => Promise<Catalogue>) | undefined>> = {
  hi: () => import('#lib/i18n/hi/places.ts'),
  kn: () => import('#lib/i18n/kn/places.ts'),
  ta: () => import('#lib/i18n/ta/places.ts'),
  te: () => import('#lib/i18n/te/places.ts'),
};

/** Fetches what the address form says: it only opens on a tap, and pages need not carry it along. */
export const loadPlaceWords = async (language: string): Promise<PlaceWords> => {
  const load = catalogues[language] ?? (() => import('#lib/i18n/en/places.ts'));
  return (await load()).places;
};
