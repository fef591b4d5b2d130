import type { bookingForm, bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';

export type BookingFormWords = typeof bookingForm & { days: (typeof bookingWords)['days'] };

type Part<Name extends string, Words> = Promise<Readonly<Record<Name, Words>>>;

interface Catalogues {
  form(): Part<'bookingForm', typeof bookingForm>;
  words(): Part<'bookingWords', typeof bookingWords>;
}

const english: Catalogues = {
  form: () => import('#lib/features/bookings/texts/bookings.en.ts'),
  words: () => import('#lib/features/bookings/texts/bookings.en.ts'),
};

const catalogues: Readonly<Record<string, Catalogues | undefined>> = {
  hi: {
    form: () => import('#lib/features/bookings/texts/bookings.hi.ts'),
    words: () => import('#lib/features/bookings/texts/bookings.hi.ts'),
  },
  kn: {
    form: () => import('#lib/features/bookings/texts/bookings.kn.ts'),
    words: () => import('#lib/features/bookings/texts/bookings.kn.ts'),
  },
  ta: {
    form: () => import('#lib/features/bookings/texts/bookings.ta.ts'),
    words: () => import('#lib/features/bookings/texts/bookings.ta.ts'),
  },
  te: {
    form: () => import('#lib/features/bookings/texts/bookings.te.ts'),
    words: () => import('#lib/features/bookings/texts/bookings.te.ts'),
  },
};

/** Fetches what the booking form says: it only opens on a tap, and pages need not carry it along. */
export const loadBookingWords = async (language: string): Promise<BookingFormWords> => {
  const { form, words } = catalogues[language] ?? english;
  const [{ bookingForm }, { bookingWords }] = await Promise.all([form(), words()]);
  return { ...bookingForm, days: bookingWords.days };
};
