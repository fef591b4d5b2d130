import { AppError } from '#lib/platform/contract/app-error.ts';
import { handedOver } from '#lib/features/bookings/rules/booking-dues.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { listOwedBookings } from '#models/bookings/overdue-bookings.ts';
import type { Tx } from '#models/connection.ts';
import { hintAtBooking, notifyBookingMoney } from './notify-booking-change.ts';

interface Left {
  booking: BookingRecord;
  /** Who is told that it is over. */
  tells: 'worker' | 'customer';
  at: Date;
}

/** Ends what is owed for a booking without its being paid; it stands so in both lists, and is nobody's fault. */
export const leaveUnpaid = async ({ booking, tells, at }: Left, tx: Tx): Promise<void> => {
  const { _id, status, startsAt, fee } = booking;
  const set = fee ? { fee: { ...fee, state: 'unpaid' as const, settledAt: at } } : { leftUnpaid: { at } };
  const left = await updateBooking({ bookingId: String(_id), from: { status, startsAt }, set }, tx);
  if (!left) throw new AppError('booking_changed');
  const amountPaise = fee ? fee.feePaise : handedOver(booking);
  await appendBookingMoney({ booking: left, kind: fee ? 'fee_unpaid' : 'job_unpaid', amountPaise, at }, tx);
  await notifyBookingMoney({ booking: left, to: tells, news: 'left_unpaid', amountPaise }, tx);
  hintAtBooking(left, 'settled', tx);
};

/** The same for all that somebody who leaves owes and is owed. */
export const leaveAllUnpaid = async ({ userId, at }: { userId: string; at: Date }, tx: Tx): Promise<void> => {
  for (const booking of await listOwedBookings(userId, tx)) {
    const tells = String(booking.workerId) === userId ? 'customer' : 'worker';
    await leaveUnpaid({ booking, tells, at }, tx);
  }
};
