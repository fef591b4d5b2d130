import { loadTexts } from '#lib/wiring/browser/load-texts.ts';
import type { prices } from '#lib/features/catalogue/texts/prices.en.ts';
import type { offers } from '#lib/features/catalogue/texts/offers.en.ts';
import type { bookingForm, bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';

export type BookingFormWords = typeof bookingForm & {
  days: (typeof bookingWords)['days'];
  prices: typeof prices;
  offer: (typeof offers)['notice'];
};

/** Loads the booking form's texts when the form opens. */
export const loadBookingWords = async (language: string): Promise<BookingFormWords> => {
  const [{ bookingForm, bookingWords }, { prices }, { offers }] = await Promise.all([
    loadTexts('bookings', language),
    loadTexts('prices', language),
    loadTexts('offers', language),
  ]);
  return { ...bookingForm, days: bookingWords.days, prices, offer: offers.notice };
};
