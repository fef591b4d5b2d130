import type { Sighting } from '#lib/features/bookings/rules/arrival.ts';
import { Booking } from './booking.ts';

interface Way {
  bookingId: string;
  workerId: string;
}

/** Stores where the worker of a booking is on the way, in place of the position before; false if she is not on the way. */
export const storeSighting = async ({ bookingId, workerId }: Way, sighting: Sighting): Promise<boolean> => {
  const { matchedCount } = await Booking.updateOne(
    { _id: bookingId, workerId, status: 'on_the_way' },
    { $set: { sighting } },
  );
  return matchedCount > 0;
};

/** Removes the position that the worker of a booking shares. */
export const removeSighting = async ({ bookingId, workerId }: Way): Promise<void> => {
  await Booking.updateOne({ _id: bookingId, workerId }, { $unset: { sighting: 1 } });
};

/** Removes all positions from this instant or before. */
export const forgetSightings = async (until: Date): Promise<void> => {
  await Booking.updateMany({ 'sighting.at': { $type: 'date', $lte: until } }, { $unset: { sighting: 1 } });
};
