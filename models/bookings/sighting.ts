import type { Sighting } from '#lib/features/bookings/rules/arrival.ts';
import type { Tx } from '#models/connection.ts';
import { Booking } from './booking.ts';

export interface Way {
  bookingId: string;
  workerId: string;
}

// A screen whose last position is too old may be in a tunnel and go on.
const sharedElsewhere = ({ bookingId, workerId }: Way) => ({
  ...{ workerId, status: 'on_the_way' as const, _id: { $ne: bookingId } },
  $or: [{ sighting: { $exists: true } }, { sightingScreen: { $exists: true } }],
});

/** Whether the worker shares her position with the customer of another booking. */
export const isSharedElsewhere = (way: Way): Promise<boolean> => Booking.exists(sharedElsewhere(way));

/**
 * Stores where the worker of a booking is on the way, in place of the position before; false if she is not on the way, or
 * another screen shares it.
 */
export const storeSighting = async (
  { bookingId, workerId }: Way,
  { sighting, screen }: { sighting: Sighting; screen: string | undefined },
): Promise<boolean> => {
  const { matchedCount } = await Booking.updateOne(
    { _id: bookingId, workerId, status: 'on_the_way', sightingScreen: screen ?? { $exists: false } },
    { $set: { sighting } },
  );
  return matchedCount > 0;
};

/** Stores the first position of a screen, and ends what others share; false if the worker is not on the way. */
export const startSighting = async (
  way: Way,
  first: { sighting: Sighting; screen: string },
  tx: Tx,
): Promise<boolean> => {
  const { bookingId, workerId } = way;
  await Booking.updateMany(sharedElsewhere(way), { $unset: { sighting: 1, sightingScreen: 1 } }, { tx });
  const { matchedCount } = await Booking.updateOne(
    { _id: bookingId, workerId, status: 'on_the_way' },
    { $set: { sighting: first.sighting, sightingScreen: first.screen } },
    { tx },
  );
  return matchedCount > 0;
};

/** Removes the position that the worker of a booking shares, whichever screen does. */
export const removeSighting = async ({ bookingId, workerId }: Way): Promise<void> => {
  await Booking.updateOne({ _id: bookingId, workerId }, { $unset: { sighting: 1, sightingScreen: 1 } });
};

/** Removes all positions from this instant or before. */
export const forgetSightings = async (until: Date): Promise<void> => {
  await Booking.updateMany({ 'sighting.at': { $type: 'date', $lte: until } }, { $unset: { sighting: 1 } });
};
