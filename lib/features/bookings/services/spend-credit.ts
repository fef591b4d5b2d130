import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import {
  computeTotal,
  isOwed,
  usableCredit,
  usableReferralCredit,
} from '#lib/features/bookings/rules/booking-dues.ts';
import { money as texts } from '#lib/features/money/texts/money.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findWallet } from '#models/people/wallet.ts';
import { awaitReferralCredit } from '#lib/features/referrals/services/steps/credit-referrals.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import {
  publishBookingChange,
  notifyBookingMoney,
} from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { numberReceipt } from '#lib/features/bookings/services/steps/number-receipt.ts';
import { requireBooking, showBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';

interface SpendCreditRequest {
  actor: Actor;
  params: { id: string };
}

const creditFor = async (actor: Actor, booking: BookingRecord, tx: Tx) => {
  if (booking.creditPaise || booking.fee || !isOwed(booking)) throw new AppError('nothing_owed');
  // Read inside the transaction, so that a concurrent withdrawal makes it retry.
  const wallet = await findWallet(actor.userId, tx);
  const amountPaise = usableCredit(booking, wallet);
  if (amountPaise === 0) throw new AppError('no_credit');
  // Referral credit first, because it is more restricted than money.
  return { amountPaise, referralPaise: Math.min(usableReferralCredit(booking, wallet), amountPaise) };
};

const use = async ({ actor, params }: SpendCreditRequest, tx: Tx): Promise<BookingRecord> => {
  const booking = await requireBooking({ actor, bookingId: params.id }, tx);
  const { amountPaise: creditPaise, referralPaise } = await creditFor(actor, booking, tx);
  const at = now();
  const method = 'credit' as const;
  const isAll = creditPaise === computeTotal(booking);
  const { status, startsAt } = booking;
  const paid = isAll && { paid: { method, at }, ...(await numberReceipt(booking, at, tx)) };
  const set = { creditPaise, ...paid };
  const changed = await updateBooking({ bookingId: params.id, from: { status, startsAt }, set }, tx);
  if (!changed) throw new AppError('booking_changed');
  const spent = { amountPaise: creditPaise, creditPaise: referralPaise };
  await appendBookingMoney({ booking: changed, kind: 'credit_used', ...spent, at }, tx);
  if (isAll) await appendBookingMoney({ booking: changed, kind: 'job_paid', amountPaise: 0, method, at }, tx);
  if (isAll) await awaitReferralCredit(changed, at, tx);
  const notification = { to: 'worker', news: 'credit_used', amountPaise: creditPaise } as const;
  await notifyBookingMoney({ booking: changed, ...notification }, tx);
  publishBookingChange(changed, 'settled', tx);
  return changed;
};

/** Pays for a completed booking from the customer's wallet into the worker's, as far as the balance goes. */
export const spendCredit = async (
  input: SpendCreditRequest,
): Promise<{ message: string; data: BookingView }> => {
  const changed = await withLock(`booking:${input.params.id}`, () => inTransaction((tx) => use(input, tx)));
  return { message: texts.messages.creditUsed, data: await showBooking(input.actor, changed) };
};
