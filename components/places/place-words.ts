import type { places } from '#lib/features/places/texts/places.en.ts';

/** What the header says of a place. */
export type ChipWords = typeof places.chip;
export type PlaceWords = Pick<typeof places, 'addresses' | 'dialog' | 'form' | 'messages'>;

interface Catalogue {
  readonly places: PlaceWords;
}

const catalogues: Readonly<Record<string, (() => Promise<Catalogue>) | undefined>> = {
  hi: () => import('#lib/features/places/texts/places.hi.ts'),
  kn: () => import('#lib/features/places/texts/places.kn.ts'),
  ta: () => import('#lib/features/places/texts/places.ta.ts'),
  te: () => import('#lib/features/places/texts/places.te.ts'),
};

/** Fetches what the address form says: it only opens on a tap, and pages need not carry it along. */
export const loadPlaceWords = async (language: string): Promise<PlaceWords> => {
  const load = catalogues[language] ?? (() => import('#lib/features/places/texts/places.en.ts'));
  return (await load()).places;
};
