import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { toIndiaMinutes } from '#lib/platform/time/india-day.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** From 8 PM to 6 AM in India. */
const NIGHT = { from: 20 * 60, to: 6 * 60 };

/** A lead's time to look at a visit that its worker left. */
const LOOK_MS = 24 * HOUR_MS;

/** Leaving more than once within this time brings in the office. */
const REPEAT_MS = 30 * DAY_MS;

/** Whether it is night in India, when help is farther away and times halve. */
export const isNight = (at: Date): boolean => {
  const minutes = toIndiaMinutes(at);
  return minutes >= NIGHT.from || minutes < NIGHT.to;
};

/** A time that halves at night. */
export const halvedAtNight = (lengthMs: number, at: Date): number => (isNight(at) ? lengthMs / 2 : lengthMs);

/** Whether the worker can leave because of danger: only at the customer's place. Before that, cancelling has its own rules. */
export const canLeave = ({ status }: { readonly status: BookingStatus }): boolean =>
  status === 'arrived' || status === 'in_progress';

/** Until when a lead looks at a visit that was left. */
export const leavingDeadline = (leftAt: Date): Date =>
  new Date(leftAt.getTime() + halvedAtNight(LOOK_MS, leftAt));

/** Earlier visits that were left matter from then on. */
export const leavingsSince = (at: Date): Date => new Date(at.getTime() - REPEAT_MS);
