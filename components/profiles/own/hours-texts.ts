import type { Locale } from '#lib/platform/contract/locale.ts';
import type { AvailabilitySlot } from '#lib/features/people/rules/availability.ts';
import { weekdays, type Weekday, instantInIndia } from '#lib/platform/time/india-day.ts';
import { CELL_MINUTES, DAY_END, DAY_START } from '#lib/platform/time/time-slot.ts';
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

/** Every quarter of an hour at which work may begin or end. */
export const quarters: readonly string[] = Array.from(
  { length: (DAY_END - DAY_START) / CELL_MINUTES + 1 },
  (_, index) => {
    const minutes = DAY_START + index * CELL_MINUTES;
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  },
);
