import type { Locale } from '#lib/platform/contract/locale.ts';
import type { AvailabilitySlot } from '#lib/features/people/rules/availability.ts';
import { weekdays, type Weekday, instantInIndia } from '#lib/platform/time/india-day.ts';
import { DAY_END, offeredSlots } from '#lib/platform/time/time-slot.ts';
import { formatWeekday } from '#lib/platform/i18n/format.ts';
import { formatTime } from '#lib/platform/i18n/format-moment.ts';

// A Sunday; any week works.
const SUNDAY = '2023-01-01';

export const weekdayName = (locale: Locale, day: Weekday): string =>
  formatWeekday(locale, SUNDAY.slice(0, -1) + String(weekdays.indexOf(day) + 1));

export const clockText = (locale: Locale, clock: string): string => {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return formatTime(locale, instantInIndia({ localDate: SUNDAY, minutes }));
};

export const windowText = (locale: Locale, { day, start, end }: AvailabilitySlot): string =>
  `${weekdayName(locale, day)}, ${clockText(locale, start)} – ${clockText(locale, end)}`;

const two = (value: number): string => String(value).padStart(2, '0');

const toClock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Slots start and end where bookable slots do; other times would never be offered. */
export const slotSteps: readonly string[] = [...offeredSlots.map(({ start }) => start), DAY_END].map(toClock);
