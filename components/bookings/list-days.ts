import type { Locale } from '#lib/platform/contract/locale.ts';
import { isFarEnough, spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { addDays, indiaDayOf, weekdayOf } from '#lib/platform/time/india-day.ts';
import { offeredSlots } from '#lib/platform/time/time-slot.ts';
import { formatMonth, formatWeekday } from '#lib/platform/i18n/format.ts';
import type { BookingFormWords } from './booking-form-words.ts';

/** So many days stand in the strip; later ones are chosen by their date. */
const SHOWN_DAYS = 14;
/** Nobody plans a repair for the year after next. */
const MOST_DAYS_AHEAD = 180;

export interface Shop {
  readonly locale: Locale;
  readonly words: BookingFormWords;
  /** Days of the week on which the worker never works. */
  readonly closedWeekdays: readonly string[];
  readonly at: Date;
}

const reasonFor = (localDate: string, { closedWeekdays, words, at }: Shop): { reason?: string } => {
  if (closedWeekdays.includes(weekdayOf(localDate))) return { reason: words.dayOff };
  const isOver = offeredSlots.every((slot) => !isFarEnough(spanOn(localDate, slot).startsAt, at));
  return isOver ? { reason: words.dayOver } : {};
};

/** The days of the strip, from today in India. */
export const listDays = (shop: Shop) =>
  Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const value = addDays(indiaDayOf(shop.at), index);
    return {
      value,
      weekday: index === 0 ? shop.words.days.today : formatWeekday(shop.locale, value),
      number: String(Number(value.slice(8))),
      month: formatMonth(shop.locale, value),
      ...reasonFor(value, shop),
    };
  });

/** The first and the last day that can be chosen at all. */
export const boundsOf = (at: Date): { first: string; last: string } => {
  const first = indiaDayOf(at);
  return { first, last: addDays(first, MOST_DAYS_AHEAD) };
};
