import type { BookingDisplay } from '#components/bookings/booking-display.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Role } from '#lib/platform/contract/actor.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';

export const bookingDisplay = (locale: Locale, role: Role, at = new Date()): BookingDisplay => {
  const { myBookings, bookingWords, prices, suggestedTimes, bookings } = messages(locale);
  const { journey, ended, page } = myBookings;
  const { someone, rated, reason, waits, waitsHint, waitsLong } = page;
  const words = { journey, ended, someone, rated, reason, waits, waitsHint, waitsLong };
  const reader = role === 'worker' ? 'worker' : 'customer';
  const { no_proposal, booking_changed, illegal_move, request_expired } = bookings.errors;
  const refusals = { no_proposal, booking_changed, illegal_move, request_expired };
  const suggestion = { ...suggestedTimes.customer, act: suggestedTimes.customer, refusals };
  return { locale, at, reader, words, prices, suggestedTimes: suggestion, ...bookingWords };
};
