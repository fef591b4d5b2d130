import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { GeoPoint } from '#lib/features/places/contracts/digipin.ts';
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
/** After this time a position says nothing about where the worker is now. */
const SIGHTING_MINUTES = 10;
const SIGHTING_DECIMALS = 3;

/** Where a worker on the way was last, to about a hundred metres. */
export interface Sighting extends GeoPoint {
  readonly at: Date;
}

/** Blurs a position to about a hundred metres: enough to see that the worker is coming. */
export const toSighting = ({ lat, lng }: GeoPoint, at: Date): Sighting => ({
  lat: Number(lat.toFixed(SIGHTING_DECIMALS)),
  lng: Number(lng.toFixed(SIGHTING_DECIMALS)),
  at,
});

/** Positions from this instant or before are too old to show, and are removed. */
export const sightingsEndedAt = (at: Date): Date => new Date(at.getTime() - SIGHTING_MINUTES * MINUTE_MS);

/** Returns where the worker was seen; null unless she is on the way and shares her position now. */
export const findSighting = (
  { status, sighting }: { readonly status: BookingStatus; readonly sighting?: Sighting | undefined },
  at: Date,
): Sighting | null =>
  status === 'on_the_way' && sighting && sighting.at > sightingsEndedAt(at) ? sighting : null;

/** Estimates how long a distance takes, in steps of five minutes; null if that cannot be said. */
export const estimateMinutes = (km: number): number | null => {
  const exact = (km * DETOUR * 60) / KM_PER_HOUR + DOOR_MINUTES;
  const minutes = Math.ceil(exact / STEP_MINUTES) * STEP_MINUTES;
  return minutes > MAX_MINUTES ? null : minutes;
};

interface Arrival {
  readonly setOutAt: Date;
  /** How long the way takes, in steps of five minutes. */
  readonly minutes: number;
}

/**
 * Estimates how long a worker who has set out is on the way, by the distance of the two PIN codes. It needs no position.
 * Null if there is no distance, or when the time has passed: then the estimate was wrong.
 */
export const estimateArrival = (
  booking: Pick<BookingView, 'status' | 'distanceKm' | 'history' | 'createdAt'>,
  at: Date,
): Arrival | null => {
  const { status, distanceKm } = booking;
  if (status !== 'on_the_way' || distanceKm === null) return null;
  const minutes = estimateMinutes(distanceKm);
  if (minutes === null) return null;
  const setOutAt = getStatusSince(booking);
  const isPast = at.getTime() >= setOutAt.getTime() + minutes * MINUTE_MS;
  return isPast ? null : { setOutAt, minutes };
};
