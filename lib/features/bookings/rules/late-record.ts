import { toIndiaDay } from '#lib/platform/time/india-day.ts';

const DAY_MS = 24 * 3_600_000;

/** What limits a worker's fees for cancelling late. The fee table itself is the customer's. */
export const workerLimits = {
  noticeHours: 12,
  /** Free cancellations with that notice, in a calendar month in India. */
  noticesPerMonth: 3,
  /** Illness and emergencies that are believed without asking, within so many days. */
  ownWords: 2,
  ownWordDays: 90,
  jobPaise: 30_000,
  monthPaise: 60_000,
} as const;

/** One late cancellation by a worker, or a visit that she missed. */
export interface LateEntry {
  readonly at: Date;
  readonly excuse?: 'own_word' | 'notice' | null | undefined;
  /** What its fee takes up of the month's limit; 0 if it was free. */
  readonly feePaise: number;
}

interface LateFee {
  readonly feePaise: number;
  readonly state: 'due' | 'paid' | 'waived' | 'unpaid';
  readonly payBy: Date;
}

/**
 * Returns how much of the month's limit a fee takes up. A fee that no one was paid takes up nothing once it is late, or
 * friends who are never paid would leave nothing for other customers.
 */
export const countedPaise = ({ feePaise, state, payBy }: LateFee, at: Date): number =>
  state === 'paid' || (state === 'due' && at <= payBy) ? feePaise : 0;

/**
 * Counts what a worker leaves behind with her account as her own word. Otherwise not coming, or not paying, and then
 * leaving would cost less than falling ill.
 */
export const leftBehind = ({ at, marks }: { readonly at: Date; readonly marks: string[] }) => ({
  late: { at, excuse: 'own_word' as const, marks },
});

/** How much of her limits a worker has used. */
export interface LateRecord {
  readonly owedPaise: number;
  readonly notices: number;
  readonly ownWords: number;
}

/** The record of a worker whose free cancellations are used up, and who owes nothing yet. */
export const usedUpRecord: LateRecord = {
  owedPaise: 0,
  notices: workerLimits.noticesPerMonth,
  ownWords: workerLimits.ownWords,
};

const monthOf = (at: Date): string => toIndiaDay(at).slice(0, 7);

/** What is older than this no longer matters for any limit. */
export const lateRecordSince = (at: Date): Date => new Date(at.getTime() - workerLimits.ownWordDays * DAY_MS);

/** Limits look back from the day of a claim, which may be decided months later. */
const MARKS_KEPT_DAYS = 180;

/** Older late cancellations and left visits are no longer found under other accounts. */
export const marksKeptSince = (at: Date): Date => new Date(at.getTime() - MARKS_KEPT_DAYS * DAY_MS);

/** Sums up what counts towards a worker's limits now. */
export const toLateRecord = (entries: readonly LateEntry[], at: Date): LateRecord => {
  const ofMonth = entries.filter((entry) => monthOf(entry.at) === monthOf(at));
  const since = lateRecordSince(at);
  return {
    owedPaise: ofMonth.reduce((total, { feePaise }) => total + feePaise, 0),
    notices: ofMonth.filter(({ excuse }) => excuse === 'notice').length,
    ownWords: entries.filter((entry) => entry.excuse === 'own_word' && entry.at > since).length,
  };
};

/** Returns a worker's price of one hour; for a fixed price, by the booked length. */
export const hourPriceFor = ({
  hourlyRatePaise,
  pricePaise,
  startsAt,
  endsAt,
}: {
  readonly hourlyRatePaise: number | null;
  readonly pricePaise: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}): number =>
  hourlyRatePaise ??
  Math.round((pricePaise * 3_600_000) / Math.max(60_000, endsAt.getTime() - startsAt.getTime()));
