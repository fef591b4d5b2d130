import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import type { bookingForm, bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';

export type BookingFormWords = typeof bookingForm & {
  days: (typeof bookingWords)['days'];
  prices: typeof prices;
};

type Part<Name extends string, Words> = Promise<Readonly<Record<Name, Words>>>;

interface Catalogues {
  form(): Part<'bookingForm', typeof bookingForm>;
  words(): Part<'bookingWords', typeof bookingWords>;
  prices(): Part<'prices', typeof prices>;
}

const english: Catalogues = {
  form: () => import('#lib/features/bookings/texts/bookings.en.ts'),
  words: () => import('#lib/features/bookings/texts/bookings.en.ts'),
  prices: () => import('#lib/features/catalogue/texts/prices.en.ts'),
};

const catalogues: Readonly<Record<string, Catalogues | undefined>> = {
  hi: {
    form: () => import('#lib/features/bookings/texts/bookings.hi.ts'),
    words: () => import('#lib/features/bookings/texts/bookings.hi.ts'),
    prices: () => import('#lib/features/catalogue/texts/prices.hi.ts'),
  },
  kn: {
    form: () => import('#lib/features/bookings/texts/bookings.kn.ts'),
    words: () => import('#lib/features/bookings/texts/bookings.kn.ts'),
    prices: () => import('#lib/features/catalogue/texts/prices.kn.ts'),
  },
  ta: {
    form: () => import('#lib/features/bookings/texts/bookings.ta.ts'),
    words: () => import('#lib/features/bookings/texts/bookings.ta.ts'),
    prices: () => import('#lib/features/catalogue/texts/prices.ta.ts'),
  },
  te: {
    form: () => import('#lib/features/bookings/texts/bookings.te.ts'),
    words: () => import('#lib/features/bookings/texts/bookings.te.ts'),
    prices: () => import('#lib/features/catalogue/texts/prices.te.ts'),
  },
};

/** Fetches what the booking form says: it only opens on a tap, and pages need not carry it along. */
export const loadBookingWords = async (language: string): Promise<BookingFormWords> => {
  const catalogue = catalogues[language] ?? english;
  const [{ bookingForm }, { bookingWords }, { prices }] = await Promise.all([
    catalogue.form(),
    catalogue.words(),
    catalogue.prices(),
  ]);
  return { ...bookingForm, days: bookingWords.days, prices };
};
