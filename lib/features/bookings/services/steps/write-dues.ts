import { cancellationFee } from '#lib/features/bookings/rules/cancellation.ts';
import type { Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { BookingFee, BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { tellOfBookingMoney } from './notify-booking-money.ts';

interface Ending {
  booking: BookingRecord;
  to: BookingStatus;
  mover: Mover;
  at: Date;
}

/** What a customer owes who cancels now; null where that is free. */
export const feeOf = ({ booking, to, mover, at }: Ending): BookingFee | null => {
  if (to !== 'cancelled' || mover !== 'customer') return null;
  const { status, createdAt: bookedAt, startsAt, pricePaise } = booking;
  const { percent, feePaise } = cancellationFee({ status, bookedAt, startsAt, pricePaise }, at);
  if (percent === 0 || feePaise === 0) return null;
  return { percent, feePaise, state: 'due', method: null, settledAt: null };
};

/** Writes into both books what a booking's end makes due: the price of what is done, or the fee. */
export const writeDues = async (booking: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  const { status, pricePaise, fee } = booking;
  if (status === 'completed')
    await appendBookingMoney({ booking, kind: 'job', amountPaise: pricePaise, at }, tx);
  if (!fee) return;
  const amountPaise = fee.feePaise;
  await appendBookingMoney({ booking, kind: 'fee', amountPaise, at }, tx);
  await tellOfBookingMoney({ booking, to: 'worker', news: 'fee_due', amountPaise }, tx);
};
