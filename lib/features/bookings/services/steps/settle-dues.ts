import { AppError } from '#lib/platform/contract/app-error.ts';
import { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import { listLiveJobs, updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { listDueFees } from '#models/bookings/overdue-bookings.ts';
import type { PaidMethod } from '#lib/features/money/rules/ledger-entries.ts';
import type { Tx } from '#models/connection.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { dropClaimsOf } from './decide-claim.ts';
import { hintAtBooking, notifyBookingMoney } from './notify-booking-change.ts';
import { leaveAllUnpaid } from './leave-unpaid.ts';
import { transitionBooking } from './transition-booking.ts';

/** How something that is owed for a booking comes to its end. */
export interface Settling {
  kind: 'job_paid' | 'fee_paid' | 'fee_waived';
  amountPaise: number;
  method: PaidMethod | null;
  set: Partial<Pick<BookingRecord, 'paid' | 'fee'>>;
}

/** A fee that the worker has, or lets the customer off. */
export const settleFee = ({ fee }: BookingRecord, method: PaidMethod | null, at: Date): Settling => {
  if (fee?.state !== 'due') throw new AppError('nothing_owed');
  const state = method ? 'paid' : 'waived';
  const set = { fee: { ...fee, state, method, settledAt: at } } as const;
  return { kind: `fee_${state}`, amountPaise: fee.feePaise, method, set };
};

interface Storing {
  booking: BookingRecord;
  settling: Settling;
  at: Date;
}

/** Stores it with both books' entries and the news for the customer. */
export const storeSettling = async ({ booking, settling, at }: Storing, tx: Tx): Promise<BookingRecord> => {
  const { set, kind, amountPaise, method } = settling;
  const { _id, status, startsAt } = booking;
  // Whoever settles it in the same moment makes this transaction begin anew, and then nothing is owed.
  const settled = await updateBooking({ bookingId: String(_id), from: { status, startsAt }, set }, tx);
  if (!settled) throw new AppError('booking_changed');
  await appendBookingMoney({ booking: settled, kind, amountPaise, method, at }, tx);
  await notifyBookingMoney({ booking: settled, to: 'customer', news: kind, amountPaise }, tx);
  hintAtBooking(settled, 'settled', tx);
  return settled;
};

/**
 * Ends all that a worker who may not work any more has ahead, and all that is owed for what lies behind: the customers are
 * told, and owe neither fees nor the price of jobs that were done and not marked as paid.
 */
export const endJobsOf = async ({ workerId, at }: { workerId: string; at: Date }, tx: Tx): Promise<void> => {
  const reasonCode = 'unavailable';
  const reason = bookingWords.reasons[reasonCode];
  const end = { to: 'cancelled', mover: 'system', by: null, reason, reasonCode, at } as const;
  for (const booking of await listLiveJobs(workerId, tx)) await transitionBooking({ booking, ...end }, tx);
  await dropClaimsOf({ userId: workerId, by: null, at }, tx);
  for (const booking of await listDueFees(workerId, tx))
    await storeSettling({ booking, settling: settleFee(booking, null, at), at }, tx);
  await leaveAllUnpaid({ userId: workerId, at }, tx);
};
