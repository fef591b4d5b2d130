import type { Locale } from '#lib/platform/contract/locale.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import type { Speech } from './messages-words.ts';

const DAY_MS = 86_400_000;

/** The time for today, the date for anything older. */
export const rowTime = (locale: Locale, moment: string): string => {
  const instant = new Date(moment);
  const isToday = toIndiaDay(instant) === toIndiaDay(new Date());
  return isToday ? formatTime(locale, instant) : formatDay(locale, instant);
};

/** Times formatted by the server: the first use of Intl would hold up a phone. */
export type WrittenTimes = Readonly<Record<string, string>>;

export const writeTimes = (locale: Locale, moments: readonly string[]): WrittenTimes =>
  Object.fromEntries(moments.map((moment) => [moment, rowTime(locale, moment)]));

/** The heading above the first message of a day. */
export const dayName = ({ locale, words }: Speech, instant: Date): string => {
  const day = toIndiaDay(instant);
  if (day === toIndiaDay(new Date())) return words.bubble.today;
  if (day === toIndiaDay(new Date(Date.now() - DAY_MS))) return words.bubble.yesterday;
  return formatDay(locale, instant);
};
