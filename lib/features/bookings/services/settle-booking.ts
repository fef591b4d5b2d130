import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { PaidBody } from '#lib/features/bookings/contracts/bookings.ts';
import { getCreditor, isConfirmable } from '#lib/features/bookings/rules/booking-dues.ts';
import { settleFee, storeSettlement } from '#lib/features/bookings/services/steps/settle-dues.ts';
import { settlePayment } from '#lib/features/bookings/services/steps/settle-payment.ts';
import { requireBooking, showBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { money as texts } from '#lib/features/money/texts/money.en.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';

interface SettleRequest {
  actor: Actor;
  params: { id: string };
}

type Settled = Promise<{ message: string; data: BookingView }>;

const withBooking = (
  { actor, params: { id } }: SettleRequest,
  settle: (booking: BookingRecord, at: Date, tx: Tx) => Promise<BookingRecord>,
): Promise<BookingRecord> =>
  withLock(`booking:${id}`, () =>
    inTransaction(async (tx) => {
      const booking = await requireBooking({ actor, bookingId: id }, tx);
      // Paying and forgiving are for the side that is owed.
      if (!isConfirmable(booking) || getCreditor(booking) !== actor.role) throw new AppError('nothing_owed');
      return settle(booking, now(), tx);
    }),
  );

/** Records that the side that is owed received the price or a fee. */
export const markPaid = async (input: SettleRequest & { body: PaidBody }): Settled => {
  const { method } = input.body;
  const settled = await withBooking(input, (booking, at, tx) => settlePayment({ booking, method, at }, tx));
  return { message: texts.messages.paid, data: await showBooking(input.actor, settled) };
};

/** Waives the fee of a cancelled booking. */
export const waiveFee = async (input: SettleRequest): Settled => {
  const settled = await withBooking(input, (booking, at, tx) => {
    return storeSettlement({ booking, settlement: settleFee(booking, null, at), at }, tx);
  });
  return { message: texts.messages.waived, data: await showBooking(input.actor, settled) };
};
