import type { bookingForm } from '#lib/features/bookings/texts/booking-form.en.ts';
import type { bookingWords } from '#lib/features/bookings/texts/booking-words.en.ts';

export type BookingFormWords = typeof bookingForm & { days: (typeof bookingWords)['days'] };

type Part<Name extends string, Words> = Promise<Readonly<Record<Name, Words>>>;

interface Catalogues {
  form(): Part<'bookingForm', typeof bookingForm>;
  words(): Part<'bookingWords', typeof bookingWords>;
}

const english: Catalogues = {
  form: () => import('#lib/features/bookings/texts/booking-form.en.ts'),
  words: () => import('#lib/features/bookings/texts/booking-words.en.ts'),
};

const catalogues: Readonly<Record<string, Catalogues | undefined>> = {
  hi: {
    form: () => import('#lib/features/bookings/texts/booking-form.hi.ts'),
    words: () => import('#lib/features/bookings/texts/booking-words.hi.ts'),
  },
  kn: {
    form: () => import('#lib/features/bookings/texts/booking-form.kn.ts'),
    words: () => import('#lib/features/bookings/texts/booking-words.kn.ts'),
  },
  ta: {
    form: () => import('#lib/features/bookings/texts/booking-form.ta.ts'),
    words: () => import('#lib/features/bookings/texts/booking-words.ta.ts'),
  },
  te: {
    form: () => import('#lib/features/bookings/texts/booking-form.te.ts'),
    words: () => import('#lib/features/bookings/texts/booking-words.te.ts'),
  },
};

/** Fetches what the booking form says: it only opens on a tap, and pages need not carry it along. */
export const loadBookingWords = async (language: string): Promise<BookingFormWords> => {
  const { form, words } = catalogues[language] ?? english;
  const [{ bookingForm }, { bookingWords }] = await Promise.all([form(), words()]);
  return { ...bookingForm, days: bookingWords.days };
};
