import { computeTotal } from '#lib/features/bookings/rules/booking-dues.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { releaseCells } from '#models/bookings/booking-claim.ts';
import type { Tx } from '#models/connection.ts';
import { recountReview, uncountJob } from './count-job.ts';

/**
 * Removes a job that was decided not to have been done from the ledger, the counts and the worker's day. `booking` is
 * its state before.
 */
export const reverseJob = async (booking: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  const { _id, status, paid, leftUnpaid } = booking;
  if (status === 'in_progress') await releaseCells({ bookingId: String(_id) }, tx);
  if (status !== 'completed') return;
  // A job that was left unpaid isn't in the ledger any more, unless the money came all the same.
  if (!leftUnpaid || paid) {
    const kind = paid ? 'paid_held' : 'job_held';
    await appendBookingMoney({ booking, kind, amountPaise: computeTotal(booking), at }, tx);
  }
  await uncountJob(booking, tx);
  await recountReview(booking, tx);
};
