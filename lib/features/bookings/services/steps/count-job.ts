import { isCountedPrice, LEAST_COUNTED_PAISE, monthOf } from '#lib/features/bookings/rules/counted-jobs.ts';
import type { Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { hasCountedJob } from '#models/bookings/all-bookings.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { addAnswer, countCompletedJobs } from '#models/people/track-record.ts';

/** Whether a job is the one that counts of its pair and calendar month, as long as it is done. */
const isTheOne = async (booking: BookingRecord, tx: Tx): Promise<boolean> => {
  if (!isCountedPrice(booking)) return false;
  const [customerId, workerId] = [String(booking.customerId), String(booking.workerId)];
  const pair = { customerId, workerId, other: booking._id };
  return !(await hasCountedJob(
    { ...pair, ...monthOf(booking.startsAt), leastPaise: LEAST_COUNTED_PAISE },
    tx,
  ));
};

/**
 * Counts a job into what the worker has done, in the transaction that ends it: one a customer and calendar month, and
 * none that cost next to nothing. Of two that end at once the worker's record makes one wait and find the other's.
 */
export const countJob = async (booking: BookingRecord, tx: Tx): Promise<void> => {
  if (await isTheOne(booking, tx))
    await countCompletedJobs({ workerId: String(booking.workerId), by: 1 }, tx);
};

/** Takes a job out of the count again that is said not to have been done. */
export const uncountJob = async (booking: BookingRecord, tx: Tx): Promise<void> => {
  if (await isTheOne(booking, tx))
    await countCompletedJobs({ workerId: String(booking.workerId), by: -1 }, tx);
};

/** Reviews count as long as their job does: has them counted anew, once the transaction has committed. */
export const recountReview = async ({ _id, review, customerReview }: BookingRecord, tx: Tx) => {
  if (review || customerReview)
    await writeOutbox({ kind: 'reviewCount', payload: { bookingId: String(_id) } }, tx);
};

const MINUTE_MS = 60_000;

interface Ended {
  /** As it was. */
  before: BookingRecord;
  moved: BookingRecord;
  mover: Mover;
  at: Date;
}

/**
 * Counts how long a request waited: until the worker said yes or no, or, where nobody answered, until its deadline. What
 * the customer took back or somebody else ended says nothing of the worker.
 */
export const countAnswer = async ({ before, moved, mover, at }: Ended, tx: Tx): Promise<void> => {
  if (before.status !== 'pending') return;
  const isAnswered = mover === 'worker' && (moved.status === 'accepted' || moved.status === 'rejected');
  if (!isAnswered && moved.status !== 'expired') return;
  const until = isAnswered ? at : (before.expiresAt ?? at);
  const minutes = Math.ceil((until.getTime() - before.createdAt.getTime()) / MINUTE_MS);
  await addAnswer({ workerId: String(before.workerId), minutes: Math.max(0, minutes) }, tx);
};
