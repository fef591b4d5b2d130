import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { getStatusSince } from './booking-transitions.ts';

const MINUTE_MS = 60_000;

/** A road is longer than the straight line. */
const DETOUR = 1.4;
const KM_PER_HOUR = 20;
/** Parking, the gate and the stairs. */
const DOOR_MINUTES = 5;
const STEP_MINUTES = 5;
/** A longer way says nothing about the traffic. */
const MAX_MINUTES = 120;

interface Arrival {
  readonly setOutAt: Date;
  /** How long the way takes, in steps of five minutes. */
  readonly minutes: number;
}

/**
 * Estimates how long a worker who has set out is on the way, by the distance of the two PIN codes. No position is asked
 * for or kept. Null if there is no distance, or when the time has passed: then the estimate was wrong.
 */
export const estimateArrival = (
  booking: Pick<BookingView, 'status' | 'distanceKm' | 'history' | 'createdAt'>,
  at: Date,
): Arrival | null => {
  const { status, distanceKm } = booking;
  if (status !== 'on_the_way' || distanceKm === null) return null;
  const exact = (distanceKm * DETOUR * 60) / KM_PER_HOUR + DOOR_MINUTES;
  const minutes = Math.ceil(exact / STEP_MINUTES) * STEP_MINUTES;
  const setOutAt = getStatusSince(booking);
  const isPast = at.getTime() >= setOutAt.getTime() + minutes * MINUTE_MS;
  return isPast || minutes > MAX_MINUTES ? null : { setOutAt, minutes };
};
