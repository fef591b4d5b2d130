import type { places } from '#lib/features/places/texts/places.en.ts';

/** Texts of the place in the header. */
export type ChipWords = typeof places.chip;
export type PlaceWords = Pick<typeof places, 'addresses' | 'dialog' | 'form' | 'messages'>;
