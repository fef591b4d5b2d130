import type { PositionBody, PositionView } from '#lib/features/bookings/contracts/position.ts';
import { estimateMinutes, findSighting, toSighting } from '#lib/features/bookings/rules/arrival.ts';
import { requireBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { onTheWay as texts } from '#lib/features/bookings/texts/waiting.en.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { toPoint, type GeoPoint } from '#lib/features/places/contracts/digipin.ts';
import { kilometresBetween } from '#lib/features/places/rules/geo.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import {
  isSharedElsewhere,
  removeSighting,
  startSighting,
  storeSighting,
  type Way,
} from '#models/bookings/sighting.ts';
import { inTransaction } from '#models/connection.ts';

interface PositionRequest {
  actor: Actor;
  params: { id: string };
}

/** Ends what the worker's other screens share. Of two that begin at once, on any servers, the later one stays. */
const start = (way: Way, first: Parameters<typeof startSighting>[1]): Promise<void> =>
  inTransaction(async (tx) => {
    await lockAccounts({ userId: way.workerId }, tx);
    if (!(await startSighting(way, first, tx))) throw new AppError('illegal_move');
  });

/** Refuses a screen that another one has ended. One of an earlier release does not say when it begins, and ends no other. */
const goOn = async (way: Way, next: Parameters<typeof storeSighting>[1]): Promise<void> => {
  const isEnded = next.screen === undefined && (await isSharedElsewhere(way));
  if (isEnded || !(await storeSighting(way, next))) throw new AppError('illegal_move');
};

/**
 * Shows the customer where the worker on the way is, to one customer at a time. Nothing else is done with it: it is no proof
 * of anything.
 */
export const sharePosition = async ({
  actor,
  params: { id },
  body,
}: PositionRequest & { body: PositionBody }): Promise<{ message: string }> => {
  await requireBooking({ actor, bookingId: id });
  const way = { bookingId: id, workerId: actor.userId };
  const { screen, isFirst } = body;
  const sighting = toSighting(body, now());
  await (screen !== undefined && isFirst
    ? start(way, { sighting, screen })
    : goOn(way, { sighting, screen }));
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
