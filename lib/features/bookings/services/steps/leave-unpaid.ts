import { AppError } from '#lib/platform/contract/app-error.ts';
import { computeAmountInPerson, getDebtor } from '#lib/features/bookings/rules/booking-dues.ts';
import { leftBehind } from '#lib/features/bookings/rules/late-record.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { now } from '#lib/platform/time/clock.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { publishBookingChange, notifyBookingMoney, notifyOfficeWaiver } from './notify-booking-change.ts';

interface Left {
  booking: BookingRecord;
  /** Who is notified; both when the office waives it. */
  notified: 'worker' | 'customer' | 'both';
  /** What the leaving worker's own fee counts as from now on. */
  late?: BookingRecord['late'];
  at: Date;
}

interface LeftUnpaid {
  booking: BookingRecord;
  amountPaise: number;
}

/** Closes what is owed for a booking without payment; neither side is at fault. */
export const leaveUnpaid = async ({ booking, notified, late, at }: Left, tx: Tx): Promise<LeftUnpaid> => {
  const { _id, status, startsAt, fee } = booking;
  const set = {
    ...(fee ? { fee: { ...fee, state: 'unpaid' as const, settledAt: at } } : { leftUnpaid: { at } }),
    ...(late && { late }),
  };
  const left = await updateBooking({ bookingId: String(_id), from: { status, startsAt }, set }, tx);
  if (!left) throw new AppError('booking_changed');
  const amountPaise = fee ? fee.feePaise : computeAmountInPerson(booking);
  await appendBookingMoney({ booking: left, kind: fee ? 'fee_unpaid' : 'job_unpaid', amountPaise, at }, tx);
  if (notified === 'both') await notifyOfficeWaiver(left, 'price_waived_by_office', amountPaise, tx);
  else await notifyBookingMoney({ booking: left, to: notified, news: 'left_unpaid', amountPaise }, tx);
  publishBookingChange(left, 'settled', tx);
  return { booking: left, amountPaise };
};

/** Does the same for what a person who leaves owes or is owed. */
export const leaveOwnUnpaid = async (booking: BookingRecord, userId: string, tx: Tx): Promise<void> => {
  const isWorker = String(booking.workerId) === userId;
  const isOwn = isWorker && getDebtor(booking) === 'worker';
  const counted = isOwn && booking.late && leftBehind(booking.late);
  await leaveUnpaid({ booking, notified: isWorker ? 'customer' : 'worker', at: now(), ...counted }, tx);
};
