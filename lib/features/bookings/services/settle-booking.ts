import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { PaidBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { handedOver, isOwed } from '#lib/features/bookings/rules/booking-dues.ts';
import { money as texts } from '#lib/features/money/texts/money.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { PaidMethod } from '#lib/features/money/rules/ledger-entries.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { awaitReferralCredit } from '#lib/features/referrals/services/steps/credit-referrals.ts';
import {
  settleFee,
  storeSettling,
  type Settling,
} from '#lib/features/bookings/services/steps/settle-dues.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { requireBooking, showBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';

interface Input {
  actor: Actor;
  params: { id: string };
}

type Settled = Promise<{ message: string; data: BookingView }>;

const settlePrice = (booking: BookingRecord, method: PaidMethod, at: Date): Settling => ({
  ...{ kind: 'job_paid', amountPaise: handedOver(booking) },
  ...{ method, set: { paid: { method, at } } },
});

const settle = async (
  { actor, params }: Input,
  howOf: (booking: BookingRecord, at: Date) => Settling,
  tx: Tx,
): Promise<BookingRecord> => {
  const booking = await requireBooking({ actor, bookingId: params.id }, tx);
  if (!isOwed(booking)) throw new AppError('nothing_owed');
  const at = now();
  const settling = howOf(booking, at);
  const settled = await storeSettling({ booking, settling, at }, tx);
  if (settling.kind === 'job_paid') await awaitReferralCredit(settled, at, tx);
  return settled;
};

const settleWithLock = (input: Input, howOf: (booking: BookingRecord, at: Date) => Settling) =>
  withLock(`booking:${input.params.id}`, () => inTransaction((tx) => settle(input, howOf, tx)));

/** Notes that the worker has the money for a booking: its price, or the fee of a cancelled one. */
export const markPaid = async (input: Input & { body: PaidBody }): Settled => {
  const { actor, body } = input;
  const settled = await settleWithLock(input, (booking, at) =>
    booking.fee ? settleFee(booking, body.method, at) : settlePrice(booking, body.method, at),
  );
  return { message: texts.messages.paid, data: await showBooking(actor, settled) };
};

/** Lets the customer off the fee of a cancelled booking. */
export const waiveFee = async (input: Input): Settled => {
  const settled = await settleWithLock(input, (booking, at) => settleFee(booking, null, at));
  return { message: texts.messages.waived, data: await showBooking(input.actor, settled) };
};
