import type { PositionBody, PositionView } from '#lib/features/bookings/contracts/position.ts';
import { estimateMinutes, findSighting, toSighting } from '#lib/features/bookings/rules/arrival.ts';
import { requireBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { onTheWay as texts } from '#lib/features/bookings/texts/waiting.en.ts';
import { toPoint, type GeoPoint } from '#lib/features/places/contracts/digipin.ts';
import { kilometresBetween } from '#lib/features/places/rules/geo.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { removeSighting, storeSighting } from '#models/bookings/sighting.ts';

interface PositionRequest {
  actor: Actor;
  params: { id: string };
}

/** Shows the customer where the worker on the way is. Nothing else is done with it: it is no proof of anything. */
export const sharePosition = async ({
  actor,
  params: { id },
  body,
}: PositionRequest & { body: PositionBody }): Promise<{ message: string }> => {
  await requireBooking({ actor, bookingId: id });
  const way = { bookingId: id, workerId: actor.userId };
  if (!(await storeSighting(way, toSighting(body, now())))) throw new AppError('illegal_move');
  return { message: texts.messages.shared };
};

/** Deletes the position that the worker has shared. */
export const hidePosition = async ({
  actor,
  params: { id },
}: PositionRequest): Promise<{ message: string }> => {
  await requireBooking({ actor, bookingId: id });
  await removeSighting({ bookingId: id, workerId: actor.userId });
  return { message: texts.messages.hidden };
};

const findDestination = ({ address: { digipin = '' }, point }: BookingRecord): GeoPoint | null => {
  const [lng, lat] = point?.coordinates ?? [];
  return toPoint(digipin) ?? (lat === undefined || lng === undefined ? null : { lat, lng });
};

/** Reads where the worker of the customer's booking is; null if the worker does not show it. */
export const readPosition = async ({
  actor,
  params: { id },
}: PositionRequest): Promise<{ data: PositionView | null }> => {
  const booking = await requireBooking({ actor, bookingId: id });
  const sighting = findSighting(booking, now());
  if (!sighting) return { data: null };
  const { lat, lng, at } = sighting;
  const destination = findDestination(booking);
  const km = destination && kilometresBetween(sighting, destination);
  const distanceKm = km === null ? null : Math.round(km * 10) / 10;
  const minutes = km === null ? null : estimateMinutes(km);
  return { data: { lat, lng, distanceKm, minutes, seenAt: at.toISOString() } };
};
