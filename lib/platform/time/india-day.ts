/** As the week is written everywhere; the order is that of Date.getUTCDay. */
export const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

export type Weekday = (typeof weekdays)[number];

// India has one zone and no summer time.
const INDIA_OFFSET_MS = 330 * 60_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The calendar day in India at an instant, `YYYY-MM-DD`. */
export const indiaDayOf = (instant: Date): string =>
  new Date(instant.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/** The instant at which India's clocks show so many minutes after midnight of a day. */
export const instantInIndia = ({ localDate, minutes }: { localDate: string; minutes: number }): Date =>
  new Date(Date.parse(`${localDate}T00:00:00Z`) - INDIA_OFFSET_MS + minutes * MINUTE_MS);

/** How many minutes after midnight India's clocks show at an instant. */
export const indiaMinutesOf = (instant: Date): number =>
  Math.floor(((instant.getTime() + INDIA_OFFSET_MS) % DAY_MS) / MINUTE_MS);

/** The weekday of a calendar day. */
export const weekdayOf = (localDate: string): Weekday =>
  weekdays[new Date(`${localDate}T00:00:00Z`).getUTCDay()] ?? 'SUN';

/** The calendar day so many days later. */
export const addDays = (localDate: string, days: number): string =>
  new Date(Date.parse(`${localDate}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
