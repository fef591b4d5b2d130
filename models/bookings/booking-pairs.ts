import { upcomingStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import { Booking } from './booking.ts';

interface Pair {
  customerId: string;
  workerId: string;
}

/** Whether a customer and a worker ever had a booking with each other. */
export const haveBooking = async (pair: Pair): Promise<boolean> =>
  (await Booking.exists(pair).lean().exec()) !== null;

/** Whether a worker has said yes to a customer for a booking that ends, or ended, after a moment. */
export const haveAgreed = async (pair: Pair, { endsAfter }: { endsAfter: Date }): Promise<boolean> =>
  (await Booking.exists({ ...pair, endsAt: { $gt: endsAfter }, 'history.status': 'accepted' })
    .lean()
    .exec()) !== null;

/** Which of these workers have accepted a booking of a customer that is not over. */
export const listEngagedWorkers = async (query: {
  customerId: string;
  workerIds: readonly string[];
}): Promise<string[]> => {
  const { customerId, workerIds } = query;
  const engaged = { customerId, status: { $in: upcomingStatuses }, workerId: { $in: workerIds } };
  return (await Booking.distinct('workerId', engaged).exec()).map(String);
};
