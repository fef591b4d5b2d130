import type { Locale } from '#lib/platform/contract/locale.ts';
import type { AvailabilitySlot } from '#lib/features/people/rules/availability.ts';
import { weekdays, type Weekday, instantInIndia } from '#lib/platform/time/india-day.ts';
import { DAY_END, offeredSlots } from '#lib/platform/time/time-slot.ts';
import { formatWeekday } from '#lib/platform/i18n/format.ts';
import { formatTime } from '#lib/platform/i18n/format-moment.ts';

// A Sunday; any week will do.
const SUNDAY = '2023-01-01';

/** The short name of a weekday. */
export const weekdayName = (locale: Locale, day: Weekday): string =>
  formatWeekday(locale, SUNDAY.slice(0, -1) + String(weekdays.indexOf(day) + 1));

/** 'HH:mm' as people say it: '8:30 AM'. */
export const clockText = (locale: Locale, clock: string): string => {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return formatTime(locale, instantInIndia({ localDate: SUNDAY, minutes }));
};

/** A window as people say it: 'Mon, 8:30 AM – 12:00 PM'. */
export const windowText = (locale: Locale, { day, start, end }: AvailabilitySlot): string =>
  `${weekdayName(locale, day)}, ${clockText(locale, start)} – ${clockText(locale, end)}`;

const two = (value: number): string => String(value).padStart(2, '0');

const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** The times at which those that customers choose from begin and end: hours in between would be worth nothing. */
export const slotSteps: readonly string[] = [...offeredSlots.map(({ start }) => start), DAY_END].map(clockOf);
