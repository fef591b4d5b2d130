import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { getStatusSince } from './booking-transitions.ts';
import type { Change } from './effective-history.ts';
import { hourPriceFor } from './late-record.ts';

const MINUTE_MS = 60_000;

/** Waiting is free for this long after the booked start, or after a later arrival. */
export const FREE_WAITING_MINUTES = 10;
const GRACE_MS = FREE_WAITING_MINUTES * MINUTE_MS;
const QUARTER_MS = 15 * MINUTE_MS;
/** No more than an hour is paid. */
const MAX_QUARTERS = 4;

/** The worker's word that she waits at the door. */
export interface Waiting {
  since: Date;
  /** When the customer confirmed it; absent until then. */
  confirmedAt?: Date;
}

interface VisitTime {
  readonly status: BookingStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface WaitingJob extends VisitTime {
  readonly history: readonly Change[];
  readonly createdAt: Date;
  readonly hourlyRatePaise: number | null;
  readonly pricePaise: number;
  readonly waiting?: Waiting | undefined;
}

/** Whether the worker can say that she waits: after arriving, from the booked start to the booked end. */
export const isWaitingTime = ({ status, startsAt, endsAt }: VisitTime, at: Date): boolean =>
  status === 'arrived' && at >= startsAt && at < endsAt;

/** Returns the waiting since the last arrival; null without any. An arrival that was undone ends it. */
export const findWaiting = (job: WaitingJob): Waiting | null => {
  const { status, waiting } = job;
  return waiting && status === 'arrived' && waiting.since >= getStatusSince(job) ? waiting : null;
};

/** Returns what each quarter of an hour of waiting costs, and all of it at most. */
export const getWaitingPrice = (
  job: Parameters<typeof hourPriceFor>[0],
): { quarterPaise: number; maxPaise: number } => {
  const quarterPaise = Math.round(hourPriceFor(job) / 4);
  return { quarterPaise, maxPaise: MAX_QUARTERS * quarterPaise };
};

const getPaidFrom = (job: WaitingJob): Date =>
  new Date(Math.max(job.startsAt.getTime(), getStatusSince(job).getTime()) + GRACE_MS);

/** Returns what waiting until then costs: each quarter of an hour begun, after ten free minutes and up to one hour. */
export const computeWaiting = (job: WaitingJob, until: Date): number => {
  const waiting = findWaiting(job);
  if (!waiting) return 0;
  const from = Math.max(getPaidFrom(job).getTime(), waiting.since.getTime());
  const quarters = Math.ceil(Math.max(0, until.getTime() - from) / QUARTER_MS);
  return Math.min(quarters, MAX_QUARTERS) * getWaitingPrice(job).quarterPaise;
};

/** Returns what both sides read about waiting, from the arrival until the job starts. */
export const describeWaiting = (job: WaitingJob): BookingView['waiting'] => {
  if (job.status !== 'arrived') return null;
  const waiting = findWaiting(job);
  return {
    since: waiting?.since.toISOString() ?? null,
    isConfirmed: waiting?.confirmedAt !== undefined,
    paidFrom: getPaidFrom(job).toISOString(),
    ...getWaitingPrice(job),
  };
};
