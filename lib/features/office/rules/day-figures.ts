import { addDays } from '#lib/platform/time/india-day.ts';

/** The counts of a day, a city and a trade. */
export const figureNames = [
  ...(['requests', 'accepted', 'declined', 'expired', 'completed', 'cancelled', 'noShows'] as const),
  ...(['newWorkers', 'newCustomers', 'paidPaise'] as const),
] as const;
export type Figures = Readonly<Record<(typeof figureNames)[number], number>>;

/** Every city, or every trade. */
export const EVERY = '*';

export const noFigures: Figures = {
  ...{ requests: 0, accepted: 0, declined: 0, expired: 0, completed: 0, cancelled: 0, noShows: 0 },
  ...{ newWorkers: 0, newCustomers: 0, paidPaise: 0 },
};

export const addFigures = (one: Figures, other: Partial<Figures>): Figures => ({
  requests: one.requests + (other.requests ?? 0),
  accepted: one.accepted + (other.accepted ?? 0),
  declined: one.declined + (other.declined ?? 0),
  expired: one.expired + (other.expired ?? 0),
  completed: one.completed + (other.completed ?? 0),
  cancelled: one.cancelled + (other.cancelled ?? 0),
  noShows: one.noShows + (other.noShows ?? 0),
  newWorkers: one.newWorkers + (other.newWorkers ?? 0),
  newCustomers: one.newCustomers + (other.newCustomers ?? 0),
  paidPaise: one.paidPaise + (other.paidPaise ?? 0),
});

/** Counts of one city; `trades` are those that they also count for. */
export interface CountedPart {
  readonly city: string;
  readonly trades: readonly string[];
  readonly figures: Partial<Figures>;
}

export interface FigureRow {
  readonly city: string;
  readonly trade: string;
  readonly figures: Figures;
}

/**
 * Adds up a day: a row per city and trade, per city, per trade, and one for everything, so that each chart reads one
 * row a day, whatever the filters.
 */
export const sumDay = (parts: readonly CountedPart[]): FigureRow[] => {
  const rows = new Map<string, FigureRow>();
  const add = (city: string, trade: string, figures: Partial<Figures>): void => {
    const key = JSON.stringify([city, trade]);
    const before = rows.get(key)?.figures ?? noFigures;
    rows.set(key, { city, trade, figures: addFigures(before, figures) });
  };
  for (const { city, trades, figures } of parts)
    for (const trade of new Set([EVERY, ...trades])) {
      add(EVERY, trade, figures);
      add(city, trade, figures);
    }
  return [...rows.values()];
};

const lengths = { week: 7, month: 30 } as const;
export type Period = keyof typeof lengths;

/** Both compared periods and a few days for a server that was off. */
export const COUNTED_DAYS = 2 * lengths.month + 2;

/** The days of a period, which ends yesterday because today is not over, and as many days before it. */
export const daysIn = (period: Period, today: string): { days: string[]; before: string[] } => {
  const length = lengths[period];
  const lastDays = (end: number): string[] =>
    Array.from({ length }, (_, at) => addDays(today, at - length - end));
  return { days: lastDays(0), before: lastDays(length) };
};

/** Share of answered requests that were accepted, in percent; null when none was answered. */
export const acceptanceIn = ({ accepted, declined, expired }: Figures): number | null =>
  percent(accepted, accepted + declined + expired);

/** Share of accepted visits that were completed, in percent; null when none was accepted. */
export const completionIn = ({ accepted, completed }: Figures): number | null => percent(completed, accepted);

const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole);

/** The change since the period before, in percent; null when there is nothing to compare with. */
export const changeSince = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : Math.round((100 * (now - before)) / before);
