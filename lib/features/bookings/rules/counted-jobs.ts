import { toIndiaDay, instantInIndia } from '#lib/platform/time/india-day.ts';

/** Cheaper jobs (below ₹100) count neither as done nor towards a rating. */
export const MIN_COUNTED_PAISE = 10_000;

/** A worker reads how many jobs a customer has had, up to this number. */
export const MAX_SHOWN_JOBS = 50;

export const isCountedPrice = ({ pricePaise }: { readonly pricePaise: number }): boolean =>
  pricePaise >= MIN_COUNTED_PAISE;

/**
 * Why a completed job doesn't count for its worker. `unproved`: the customer verified no contact, or too late;
 * `same_person`: customer and worker share a mailbox; `pair`: another job of the two counts in that month; `young`:
 * the day has enough jobs by new accounts; `held`: it counted until a claim disputed it.
 */
export type ExclusionReason = 'unproved' | 'same_person' | 'pair' | 'young' | 'held';

export interface JobCount {
  /** Absent if the job counts. */
  leftOut?: ExclusionReason;
  /** The customer's account was less than a week old when the job began. */
  isYoung?: true;
  /** Keyed hashes that identify the two people within that month. */
  pairMarks?: string[];
}

const DAY_MS = 86_400_000;
const YOUNG_DAYS = 7;
const PROOF_DAYS = 30;

/** Jobs per worker and day that count although the customer's account is new. */
export const MAX_YOUNG_JOBS_PER_DAY = 2;

/** Whether the account was new when the job began. Anyone can open many accounts in a day. */
export const isYoungAccount = ({ createdAt }: { readonly createdAt: Date }, startsAt: Date): boolean =>
  startsAt.getTime() - createdAt.getTime() < YOUNG_DAYS * DAY_MS;

/** Jobs since this instant count if the contact is verified now. */
export const provedInTimeSince = (provedAt: Date): Date => new Date(provedAt.getTime() - PROOF_DAYS * DAY_MS);

/** Whether reviews of such a job don't count either; some reasons exclude only the customer's. */
export const isReviewExcluded = (
  leftOut: ExclusionReason | undefined,
  judged: 'worker' | 'customer',
): boolean => leftOut === 'same_person' || (leftOut === 'young' && judged === 'worker');

interface Span {
  readonly since: Date;
  /** Exclusive. */
  readonly until: Date;
}

/** The day in India that contains the instant. */
export const toDaySpan = (instant: Date): Span => {
  const since = instantInIndia({ localDate: toIndiaDay(instant), minutes: 0 });
  return { since, until: new Date(since.getTime() + DAY_MS) };
};

/** The calendar month in India that contains the instant: a pair counts once per month. */
export const toMonthSpan = (instant: Date): Span => {
  const [year = 0, month = 0] = toIndiaDay(instant).split('-').map(Number);
  const first = (months: number): Date => {
    const localDate = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
    return instantInIndia({ localDate, minutes: 0 });
  };
  return { since: first(0), until: first(1) };
};
