import { upcomingStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import { Booking, type BookingRecord } from './booking.ts';

interface Pair {
  customerId: string;
  workerId: string;
}

export const haveBooking = async (pair: Pair): Promise<boolean> => await Booking.exists(pair);

/**
 * Whether a booking of the two was ever accepted, also one that the worker handed over since: a request alone is free, and
 * nobody has met.
 */
export const haveAgreed = async ({ customerId, workerId }: Pair): Promise<boolean> =>
  await Booking.exists({
    customerId,
    'history.status': 'accepted',
    $or: [{ workerId }, { formerWorkerIds: { $eq: workerId, $type: 'objectId' } }],
  });

/** Lists bookings of a customer and a worker that end after an instant. */
export const listBookingsOfPair = (
  pair: Pair,
  { endsAfter }: { endsAfter: Date },
): Promise<BookingRecord[]> => Booking.find({ ...pair, endsAt: { $gt: endsAfter } });

/** Lists those of the workers who have accepted a booking of the customer that isn't over. */
export const listEngagedWorkers = async (query: {
  customerId: string;
  workerIds: readonly string[];
}): Promise<string[]> => {
  const { customerId, workerIds } = query;
  const engaged = { customerId, status: { $in: upcomingStatuses }, workerId: { $in: workerIds } };
  return (await Booking.distinct('workerId', engaged)).map(String);
};
