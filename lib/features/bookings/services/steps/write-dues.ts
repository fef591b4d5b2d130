import { computeTotal, getCreditor } from '#lib/features/bookings/rules/booking-dues.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { notifyBookingMoney } from './notify-booking-change.ts';

/** Enters what the end of a booking makes due into both ledgers: the price, or the fee. */
export const writeDues = async (booking: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  const { status, fee } = booking;
  if (status === 'completed')
    await appendBookingMoney({ booking, kind: 'job', amountPaise: computeTotal(booking), at }, tx);
  if (!fee) return;
  const amountPaise = fee.feePaise;
  const isMissed = status === 'no_show';
  await appendBookingMoney({ booking, kind: 'fee', isMissed, amountPaise, at }, tx);
  const news = isMissed ? 'missed_fee_due' : 'fee_due';
  await notifyBookingMoney({ booking, to: getCreditor(booking), news, amountPaise }, tx);
};
