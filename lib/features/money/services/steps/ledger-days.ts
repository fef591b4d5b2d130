import { addDays } from '#lib/platform/time/india-day.ts';

/** The Monday of the week that a day lies in. */
export const mondayOf = (localDate: string): string => {
  const weekday = new Date(`${localDate}T00:00:00Z`).getUTCDay();
  return addDays(localDate, -((weekday + 6) % 7));
};

/** The first day of the month that a day lies in. */
export const firstOfMonth = (localDate: string): string => `${localDate.slice(0, 8)}01`;

/** The seven days from one on. */
export const weekFrom = (localDate: string): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(localDate, index));
