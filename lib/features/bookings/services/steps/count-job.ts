import { isCountedPrice, LEAST_COUNTED_PAISE, monthOf } from '#lib/features/bookings/rules/counted-jobs.ts';
import { hasCountedJob } from '#models/bookings/all-bookings.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { countCompletedJob } from '#models/people/user.ts';

/**
 * Counts a job into what the worker has done, in the transaction that ends it: one a customer and calendar month, and
 * none that cost next to nothing. Of two that end at once the worker's record makes one wait and find the other's.
 */
export const countJob = async (booking: BookingRecord, tx: Tx): Promise<void> => {
  if (!isCountedPrice(booking)) return;
  const [customerId, workerId] = [String(booking.customerId), String(booking.workerId)];
  const pair = { customerId, workerId, other: booking._id };
  const month = monthOf(booking.startsAt);
  if (await hasCountedJob({ ...pair, ...month, leastPaise: LEAST_COUNTED_PAISE }, tx)) return;
  await countCompletedJob(workerId, tx);
};
