import { computeAmountInPerson, isConfirmable } from '#lib/features/bookings/rules/booking-dues.ts';
import type { PaidMethod } from '#lib/features/money/rules/ledger-entries.ts';
import { awaitReferralCredit } from '#lib/features/referrals/services/steps/credit-referrals.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { announce } from '#lib/platform/integrations/webhooks/announce.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { closeTicket } from './close-ticket.ts';
import { numberReceipt } from './number-receipt.ts';
import { settleFee, storeSettlement, type Settlement } from './settle-dues.ts';

const settlePrice = async (
  booking: BookingRecord,
  method: PaidMethod,
  at: Date,
  tx: Tx,
): Promise<Settlement> => ({
  ...{ kind: 'job_paid', isLate: Boolean(booking.leftUnpaid), amountPaise: computeAmountInPerson(booking) },
  ...{ method, set: { paid: { method, at }, ...(await numberReceipt(booking, at, tx)) } },
});

/**
 * Settles the price or fee, in both ledgers. Only the word of the side that received it does this, which also closes the
 * ticket of its own denial.
 */
export const settlePayment = async (
  { booking, method, at }: { booking: BookingRecord; method: PaidMethod; at: Date },
  tx: Tx,
): Promise<BookingRecord> => {
  if (!isConfirmable(booking)) throw new AppError('nothing_owed');
  const settlement = booking.fee
    ? settleFee(booking, method, at)
    : await settlePrice(booking, method, at, tx);
  const settled = await storeSettlement({ booking, settlement, at }, tx);
  const { payment } = booking;
  if (payment?.ticketId) await closeTicket(payment.ticketId, at, tx);
  if (!booking.fee) await awaitReferralCredit(settled, at, tx);
  await announce('payment.received', { bookingId: String(settled._id) }, tx);
  return settled;
};
