import { now } from '#lib/platform/time/clock.ts';
import { referralTerms as terms } from '#lib/features/referrals/contracts/referral-code.ts';
import {
  awaitReferralCredit,
  creditReferrals,
} from '#lib/features/referrals/services/steps/credit-referrals.ts';
import { hasOpenCase } from '#lib/features/bookings/rules/case-state.ts';
import { isUndecided } from '#lib/features/bookings/rules/no-show-claim.ts';
import { computeKeptPrice } from '#lib/features/bookings/rules/refunds.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { inTransaction } from '#models/connection.ts';
import { hasOpenComplaint } from '#models/support/ticket.ts';
import { isReportedBetween } from '#models/people/report.ts';

const DAY_MS = 86_400_000;

/** The last weekly check of a job with an open complaint or case; all servers compute the same weeks. */
const getLastCheck = (paidAt: Date): Date => {
  const waitMs = terms.daysAfterPaid * DAY_MS;
  const waits = Math.floor((now().getTime() - paidAt.getTime()) / waitMs);
  return new Date(paidAt.getTime() + waits * waitMs);
};

/**
 * Pays the referral reward for a paid job. A report between the two cancels it; while one of them has an open
 * complaint or case, the job is checked again each week.
 */
export const creditPaidJob = ({
  payload: { bookingId },
}: {
  payload: { bookingId: string };
}): Promise<void> =>
  inTransaction(async (tx) => {
    const booking = await findBooking(bookingId, tx);
    if (booking?.status !== 'completed' || !booking.paid) return;
    // If the claim is rejected, a check is scheduled for a week later.
    if (booking.noShow && isUndecided(booking.noShow)) return;
    const { customerId, workerId, createdAt } = booking;
    const pair = [String(customerId), String(workerId)];
    if (await isReportedBetween({ pair, since: createdAt }, tx)) return;
    // Complaints by outsiders don't delay it.
    const isDisputed =
      hasOpenCase(booking) || (await hasOpenComplaint({ bookingId: booking._id, authorIds: pair }, tx));
    if (isDisputed) return awaitReferralCredit(booking, getLastCheck(booking.paid.at), tx);
    // Otherwise two people could pay, return it and keep the credit.
    await creditReferrals({ ...booking, pricePaise: computeKeptPrice(booking) }, now(), tx);
  });
