import { getPaymentState } from '#lib/features/bookings/rules/booking-payment.ts';
import { settleFee, storeSettlement } from '#lib/features/bookings/services/steps/settle-dues.ts';
import { notifyBookingMoney } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { listWorkerDues } from '#models/bookings/late-bookings.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { findWallet } from '#models/people/wallet.ts';

/** Pays a due if the wallet has enough; returns whether the next one may be paid. */
const settle = async (booking: BookingRecord, at: Date, tx: Tx): Promise<boolean> => {
  const { fee, workerId, customerId } = booking;
  // Read inside the transaction, so that the money can't be spent at the same moment.
  const { walletPaise, creditPaise: restrictedPaise = 0 } = await findWallet(String(workerId), tx);
  const customer = await findUser(String(customerId), tx);
  // The customer has just left, and the due ends as left unpaid.
  if (!fee || !customer) return true;
  if (fee.feePaise > walletPaise) return false;
  const { feePaise: amountPaise } = fee;
  // Referral credit first, because it is more restricted than money. It stays restricted in the other wallet.
  const creditPaise = Math.min(restrictedPaise, amountPaise);
  await appendBookingMoney({ booking, kind: 'credit_used', amountPaise, creditPaise, at }, tx);
  const settlement = { ...settleFee(booking, 'credit', at), amountPaise: 0 };
  const settled = await storeSettlement({ booking, settlement, shownPaise: amountPaise, at }, tx);
  await notifyBookingMoney({ booking: settled, to: 'customer', news: 'credit_used', amountPaise }, tx);
  return true;
};

/**
 * Pays what a worker owes customers out of credit that has come since, oldest first and each one whole. What the worker
 * says was paid waits for the customer's answer.
 */
export const settleDuesFromCredit = ({
  payload: { userId },
}: {
  payload: { userId: string };
}): Promise<void> =>
  inTransaction(async (tx) => {
    const dues = await listWorkerDues(userId, tx);
    // The money is said to have changed hands: credit would pay it twice.
    const open = dues.filter((booking) => getPaymentState(booking) !== 'said');
    for (const booking of open) if (!(await settle(booking, now(), tx))) return;
  });
