import type { Refund } from '#lib/features/bookings/rules/refunds.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { closeTicket } from './close-ticket.ts';
import { notifyBookingMoney, publishBookingChange } from './notify-booking-change.ts';

/** Stores a booking's refund; refused if the booking has changed since it was read. */
export const storeRefund = async (booking: BookingRecord, refund: Refund, tx: Tx): Promise<BookingRecord> => {
  const { _id, status, startsAt } = booking;
  const from = { status, startsAt };
  const stored = await updateBooking({ bookingId: String(_id), from, set: { refund } }, tx);
  if (!stored) throw new AppError('booking_changed');
  publishBookingChange(stored, 'settled', tx);
  return stored;
};

interface Owing {
  booking: BookingRecord;
  amountPaise: number;
  at: Date;
}

const listThere = async ({ booking }: Owing, tx: Tx): Promise<('customer' | 'worker')[]> => {
  const people = { customer: String(booking.customerId), worker: String(booking.workerId) };
  const there: (keyof typeof people)[] = [];
  for (const side of ['customer', 'worker'] as const) if (await findUser(people[side], tx)) there.push(side);
  return there;
};

/** Makes a refund due, in both ledgers, and tells both sides. If one of the two has left, it ends, and the other is told. */
export const oweRefund = async (owing: Owing, tx: Tx): Promise<void> => {
  const { booking, amountPaise, at } = owing;
  const there = await listThere(owing, tx);
  if (there.length < 2) {
    for (const to of there) await notifyBookingMoney({ booking, to, news: 'left_unpaid', amountPaise }, tx);
    return;
  }
  const refund = { amountPaise, state: 'due', at, method: null, settledAt: null } as const;
  const owed = await storeRefund(booking, refund, tx);
  await appendBookingMoney({ booking: owed, kind: 'refund', amountPaise, at }, tx);
  await notifyBookingMoney({ booking: owed, to: 'worker', news: 'refund_due', amountPaise }, tx);
  await notifyBookingMoney({ booking: owed, to: 'customer', news: 'refund_owed', amountPaise }, tx);
};

interface Settling {
  booking: BookingRecord;
  refund: Refund;
  /** Null: the customer waives it. */
  method: 'cash' | 'upi' | null;
  at: Date;
}

/**
 * Settles a refund in both ledgers, once: as paid or as waived. Only the customer's word does this; that it was paid also
 * closes the ticket of an earlier denial.
 */
export const settleRefund = async (
  { booking, refund, method, at }: Settling,
  tx: Tx,
): Promise<BookingRecord> => {
  const { amountPaise, payment } = refund;
  const state = method ? 'paid' : 'waived';
  const kind = `refund_${state}` as const;
  const settled = await storeRefund(booking, { ...refund, state, method, settledAt: at }, tx);
  await appendBookingMoney({ booking: settled, kind, amountPaise, method, at }, tx);
  await notifyBookingMoney({ booking: settled, to: 'worker', news: kind, amountPaise }, tx);
  if (method && payment?.ticketId) await closeTicket(payment.ticketId, at, tx);
  return settled;
};

/** Ends a refund that a person who leaves owes or is owed; the other side is told. */
export const leaveRefund = async (booking: BookingRecord, userId: string, tx: Tx): Promise<void> => {
  if (!booking.refund) return;
  const { amountPaise } = booking.refund;
  const at = now();
  const left = await storeRefund(booking, { ...booking.refund, state: 'unpaid', settledAt: at }, tx);
  await appendBookingMoney({ booking: left, kind: 'refund_unpaid', amountPaise, at }, tx);
  const to = String(booking.workerId) === userId ? 'customer' : 'worker';
  await notifyBookingMoney({ booking: left, to, news: 'left_unpaid', amountPaise }, tx);
};
