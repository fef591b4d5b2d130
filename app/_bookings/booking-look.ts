import type { BookingLook } from '#components/bookings/booking-look.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Role } from '#lib/platform/contract/role.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

/** How a page draws bookings for its reader. */
export const bookingLook = (locale: Locale, role: Role, at = new Date()): BookingLook => {
  const { myBookings, bookingWords } = messages(locale);
  const { journey, ended, page } = myBookings;
  const { someone, rated, reason } = page;
  const words = { journey, ended, someone, rated, reason };
  const reader = role === 'worker' ? 'worker' : 'customer';
  return { locale, at, reader, words, ...bookingWords };
};
