import { now } from '#lib/platform/time/clock.ts';
import { referralTerms as terms } from '#lib/features/referrals/contracts/referral-code.ts';
import {
  awaitReferralCredit,
  creditReferrals,
} from '#lib/features/referrals/services/steps/credit-referrals.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { inTransaction } from '#models/connection.ts';
import { hasOpenComplaint } from '#models/support/ticket.ts';
import { isReportedBetween } from '#models/people/report.ts';

const DAY_MS = 86_400_000;

/** When a job whose complaint is still open was last due to be looked at; all servers count the same weeks. */
const lastDueOf = (paidAt: Date): Date => {
  const waitMs = terms.daysAfterPaid * DAY_MS;
  const waits = Math.floor((now().getTime() - paidAt.getTime()) / waitMs);
  return new Date(paidAt.getTime() + waits * waitMs);
};

/**
 * Gives what a paid job brings to who came with a friend's code. A report between its two people ends that; while a
 * complaint of theirs is open the job is looked at again each week.
 */
export const creditPaidJob = ({
  payload: { bookingId },
}: {
  payload: { bookingId: string };
}): Promise<void> =>
  inTransaction(async (tx) => {
    const booking = await findBooking(bookingId, tx);
    if (booking?.status !== 'completed' || !booking.paid) return;
    const { customerId, workerId, createdAt } = booking;
    const pair = [String(customerId), String(workerId)];
    if (await isReportedBetween({ pair, since: createdAt }, tx)) return;
    // What a stranger writes of it holds nothing up.
    if (await hasOpenComplaint({ bookingId: booking._id, authorIds: pair }, tx))
      return awaitReferralCredit(booking, lastDueOf(booking.paid.at), tx);
    await creditReferrals(booking, now(), tx);
  });
