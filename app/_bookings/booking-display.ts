import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

/** How a page draws bookings for its reader. */
export const bookingDisplay = (locale: Locale, role: Role, at = new Date()): BookingDisplay => {
  const { myBookings, bookingWords, prices } = messages(locale);
  const { journey, ended, page } = myBookings;
  const { someone, rated, reason, waits, waitsHint, waitsLong } = page;
  const words = { journey, ended, someone, rated, reason, waits, waitsHint, waitsLong };
  const reader = role === 'worker' ? 'worker' : 'customer';
  return { locale, at, reader, words, prices, ...bookingWords };
};
