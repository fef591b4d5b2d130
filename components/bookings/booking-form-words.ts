import type { bookingForm } from '#lib/i18n/en/booking-form.ts';
import type { bookingWords } from '#lib/i18n/en/booking-words.ts';

export type BookingFormWords = typeof bookingForm & { days: (typeof bookingWords)['days'] };

type Part<Name extends string, Words> = Promise<Readonly<Record<Name, Words>>>;

interface Catalogues {
  form(): Part<'bookingForm', typeof bookingForm>;
  words(): Part<'bookingWords', typeof bookingWords>;
}

const english: Catalogues = {
  form: () => import('#lib/i18n/en/booking-form.ts'),
  words: () => import('#lib/i18n/en/booking-words.ts'),
};

const catalogues: Readonly<Record<string, Catalogues | undefined>> = {
  hi: {
    form: () => import('#lib/i18n/hi/booking-form.ts'),
    words: () => import('#lib/i18n/hi/booking-words.ts'),
  },
  kn: {
    form: () => import('#lib/i18n/kn/booking-form.ts'),
    words: () => import('#lib/i18n/kn/booking-words.ts'),
  },
  ta: {
    form: () => import('#lib/i18n/ta/booking-form.ts'),
    words: () => import('#lib/i18n/ta/booking-words.ts'),
  },
  te: {
    form: () => import('#lib/i18n/te/booking-form.ts'),
    words: () => import('#lib/i18n/te/booking-words.ts'),
  },
};

/** Fetches what the booking form says: it only opens on a tap, and pages need not carry it along. */
export const loadBookingWords = async (language: string): Promise<BookingFormWords> => {
  const { form, words } = catalogues[language] ?? english;
  const [{ bookingForm }, { bookingWords }] = await Promise.all([form(), words()]);
  return { ...bookingForm, days: bookingWords.days };
};
