import { now } from '#lib/platform/time/clock.ts';
import { creditReferrals } from '#lib/features/referrals/services/steps/credit-referrals.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { inTransaction } from '#models/connection.ts';
import { hasOpenComplaint } from '#models/support/ticket.ts';
import { isReportedBetween } from '#models/people/report.ts';

/** Gives what a paid job brings to who came with a friend's code, unless one of its people complained of it or of the other, or says that the other was not there. */
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
    if (await hasOpenComplaint({ bookingId: booking._id, authorIds: pair }, tx)) return;
    await creditReferrals(booking, now(), tx);
  });
