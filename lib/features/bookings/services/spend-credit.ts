import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { isOwed, usableCredit, usableReferralCredit } from '#lib/features/bookings/rules/booking-dues.ts';
import { money as texts } from '#lib/features/money/texts/money.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { addToWallet, findWallet } from '#models/people/wallet.ts';
import { awaitReferralCredit } from '#lib/features/referrals/services/steps/credit-referrals.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import {
  hintAtBooking,
  notifyBookingMoney,
} from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { requireBooking, showBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';

interface Input {
  actor: Actor;
  params: { id: string };
}

const creditFor = async (actor: Actor, booking: BookingRecord, tx: Tx) => {
  if (booking.creditPaise || booking.fee || !isOwed(booking)) throw new AppError('nothing_owed');
  // Read within the transaction: whoever takes from the wallet in the same moment makes it begin anew.
  const wallet = await findWallet(actor.userId, tx);
  const amountPaise = usableCredit(booking, wallet);
  if (amountPaise === 0) throw new AppError('no_credit');
  // Referral credit goes first, as it can do less than money.
  return { amountPaise, referralPaise: Math.min(usableReferralCredit(booking, wallet), amountPaise) };
};

const use = async ({ actor, params }: Input, tx: Tx): Promise<BookingRecord> => {
  const booking = await requireBooking({ actor, bookingId: params.id }, tx);
  const { amountPaise: creditPaise, referralPaise } = await creditFor(actor, booking, tx);
  const at = now();
  const method = 'credit' as const;
  const isAll = creditPaise === booking.pricePaise;
  const { status, startsAt } = booking;
  const set = { creditPaise, ...(isAll && { paid: { method, at } }) };
  const changed = await updateBooking({ bookingId: params.id, from: { status, startsAt }, set }, tx);
  if (!changed) throw new AppError('booking_changed');
  await appendBookingMoney({ booking: changed, kind: 'credit_used', amountPaise: creditPaise, at }, tx);
  if (referralPaise > 0)
    await addToWallet({ userId: actor.userId, amountPaise: 0, creditPaise: -referralPaise }, tx);
  if (isAll) await appendBookingMoney({ booking: changed, kind: 'job_paid', amountPaise: 0, method, at }, tx);
  if (isAll) await awaitReferralCredit(changed, at, tx);
  const news = { to: 'worker', news: 'credit_used', amountPaise: creditPaise } as const;
  await notifyBookingMoney({ booking: changed, ...news }, tx);
  hintAtBooking(changed, 'settled', tx);
  return changed;
};

/** Pays for a completed booking out of the customer's wallet, as far as that goes; it moves into the worker's. */
export const spendCredit = async (input: Input): Promise<{ message: string; data: BookingView }> => {
  const changed = await withLock(`booking:${input.params.id}`, () => inTransaction((tx) => use(input, tx)));
  return { message: texts.messages.creditUsed, data: await showBooking(input.actor, changed) };
};
