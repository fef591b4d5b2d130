import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { nearDay, type NearDay } from '#lib/platform/time/near-day.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';

export interface DayOptions {
  locale: Locale;
  days: Readonly<Record<NearDay, string>>;
  /** The present instant. */
  at: Date;
}

/** The day of an instant as people say it: 'Today', 'Sat, 28 Nov'. */
export const dayText = (instant: Date, { locale, days, at }: DayOptions): string => {
  const near = nearDay(indiaDayOf(instant), at);
  return near === null ? formatDay(locale, instant) : days[near];
};

/** The end of a time to wait or to decide: '4:30 PM', 'Sat, 28 Nov, 4:30 PM' where that is not today. */
export const untilText = (instant: Date, { locale, at }: Omit<DayOptions, 'days'>): string => {
  const clock = formatTime(locale, instant);
  return indiaDayOf(instant) === indiaDayOf(at) ? clock : `${formatDay(locale, instant)}, ${clock}`;
};

/** When a booking is: 'Today, 4-6 PM', 'Sat, 28 Nov, 10 AM-12 PM'. */
export const bookingTime = (
  { startsAt, timeSlot }: Pick<BookingView, 'startsAt' | 'timeSlot'>,
  options: DayOptions,
): string => `${dayText(new Date(startsAt), options)}, ${timeSlot.label}`;
