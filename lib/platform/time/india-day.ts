/** In the order of Date.getUTCDay. */
export const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

export type Weekday = (typeof weekdays)[number];

// India has one time zone and no daylight saving.
const INDIA_OFFSET_MS = 330 * 60_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The calendar day in India, `YYYY-MM-DD`. */
export const toIndiaDay = (instant: Date): string =>
  new Date(instant.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/** The instant at the given minutes after midnight of a day in India. */
export const instantInIndia = ({ localDate, minutes }: { localDate: string; minutes: number }): Date =>
  new Date(Date.parse(`${localDate}T00:00:00Z`) - INDIA_OFFSET_MS + minutes * MINUTE_MS);

/** The minutes after midnight in India. */
export const toIndiaMinutes = (instant: Date): number =>
  Math.floor(((instant.getTime() + INDIA_OFFSET_MS) % DAY_MS) / MINUTE_MS);

export const toWeekday = (localDate: string): Weekday =>
  weekdays[new Date(`${localDate}T00:00:00Z`).getUTCDay()] ?? 'SUN';

export const addDays = (localDate: string, days: number): string =>
  new Date(Date.parse(`${localDate}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the week containing this day. */
export const findMonday = (localDate: string): string => {
  const weekday = new Date(`${localDate}T00:00:00Z`).getUTCDay();
  return addDays(localDate, -((weekday + 6) % 7));
};
