import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { toIndiaMinutes } from '#lib/platform/time/india-day.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** From 8 PM to 6 AM in India. */
const NIGHT = { from: 20 * 60, to: 6 * 60 };

/** A lead's time to look at a report of danger. */
const LOOK_MS = 24 * HOUR_MS;

/** Leaving more than once within this time brings in the office. */
const REPEAT_MS = 30 * DAY_MS;

/** A job may run over its booked end for this long until both sides are asked whether all is well. */
const OVERTIME_MS = 30 * MINUTE_MS;
/** The worker's time to answer. */
const SILENCE_MS = 15 * MINUTE_MS;

/** Whether it is night in India, when help is farther away and times halve. */
export const isNight = (at: Date): boolean => {
  const minutes = toIndiaMinutes(at);
  return minutes >= NIGHT.from || minutes < NIGHT.to;
};

/** A time that halves at night. */
const halvedAtNight = (lengthMs: number, at: Date): number => (isNight(at) ? lengthMs / 2 : lengthMs);

/** Whether the two are on their way to each other, or in one place. */
export const isVisit = ({ status }: { readonly status: BookingStatus }): boolean =>
  status === 'on_the_way' || status === 'arrived' || status === 'in_progress';

/** Whether the worker can leave because of danger: only at the customer's place. Before that, cancelling has its own rules. */
export const canLeave = ({ status }: { readonly status: BookingStatus }): boolean =>
  status === 'arrived' || status === 'in_progress';

/** Until when a lead looks at a report of danger: of a visit that was left, or of a person that someone felt unsafe with. */
export const safetyDeadline = (reportedAt: Date): Date =>
  new Date(reportedAt.getTime() + halvedAtNight(LOOK_MS, reportedAt));

/** Earlier visits that were left matter from then on. */
export const leavingsSince = (at: Date): Date => new Date(at.getTime() - REPEAT_MS);

/** When both sides of a job that runs over are to be asked whether all is well. */
export const overtimeDueAt = (endsAt: Date): Date =>
  new Date(endsAt.getTime() + halvedAtNight(OVERTIME_MS, endsAt));

/** When a worker who was asked and has not answered is reported to the agency. */
export const overtimeSilentAt = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + halvedAtNight(SILENCE_MS, askedAt));

interface RunningJob {
  readonly status: BookingStatus;
  readonly endsAt: Date;
  readonly overtime?: object | undefined;
}

/** Whether the worker can say that all is well: once, after the booked end of a job that goes on. */
export const asksIfWell = ({ status, endsAt, overtime }: RunningJob, at: Date): boolean =>
  status === 'in_progress' && at >= endsAt && overtime === undefined;
