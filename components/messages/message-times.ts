import type { Locale } from '#lib/platform/contract/locale.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import type { Speech } from './messages-words.ts';

const DAY_MS = 86_400_000;

/** The clock for today, the day for whatever is older. */
export const rowTime = (locale: Locale, moment: string): string => {
  const instant = new Date(moment);
  const isToday = indiaDayOf(instant) === indiaDayOf(new Date());
  return isToday ? formatTime(locale, instant) : formatDay(locale, instant);
};

/** Moments as the server wrote them: a phone that asked Intl for the same would be held up by its first use. */
export type WrittenTimes = Readonly<Record<string, string>>;

export const writeTimes = (locale: Locale, moments: readonly string[]): WrittenTimes =>
  Object.fromEntries(moments.map((moment) => [moment, rowTime(locale, moment)]));

/** What stands above the first message of a day. */
export const dayName = ({ locale, words }: Speech, instant: Date): string => {
  const day = indiaDayOf(instant);
  if (day === indiaDayOf(new Date())) return words.bubble.today;
  if (day === indiaDayOf(new Date(Date.now() - DAY_MS))) return words.bubble.yesterday;
  return formatDay(locale, instant);
};
