import type { Locale } from '#lib/platform/contract/locale.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format.ts';
import type { Speech } from './messages-words.ts';

const DAY_MS = 86_400_000;

/** The clock for today, the day for whatever is older. */
export const rowTime = (locale: Locale, instant: Date): string =>
  indiaDayOf(instant) === indiaDayOf(new Date()) ? formatTime(locale, instant) : formatDay(locale, instant);

/** What stands above the first message of a day. */
export const dayName = ({ locale, words }: Speech, instant: Date): string => {
  const day = indiaDayOf(instant);
  if (day === indiaDayOf(new Date())) return words.bubble.today;
  if (day === indiaDayOf(new Date(Date.now() - DAY_MS))) return words.bubble.yesterday;
  return formatDay(locale, instant);
};
