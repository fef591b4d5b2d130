import { upcomingStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import { hasAgreementStood } from '#lib/features/bookings/rules/booking-transitions.ts';
import { Booking, type BookingRecord } from './booking.ts';

interface Pair {
  customerId: string;
  workerId: string;
}

export const haveBooking = async (pair: Pair): Promise<boolean> => await Booking.exists(pair);

/**
 * Whether the two have agreed on a visit, also one that the worker handed over since: a request alone is free, and so is an
 * acceptance that is undone within a minute.
 */
export const haveAgreed = async ({ customerId, workerId }: Pair, at: Date): Promise<boolean> => {
  const accepted = await Booking.find(
    {
      customerId,
      'history.status': 'accepted',
      $or: [{ workerId }, { formerWorkerIds: { $eq: workerId, $type: 'objectId' } }],
    },
    { fields: ['status', 'history'] },
  );
  return accepted.some((booking) => hasAgreementStood(booking, at));
};

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
