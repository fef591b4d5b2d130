import { caseAppealUntil } from '#lib/features/bookings/rules/cases.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import type { CaseDecision, CaseRecord } from '#models/bookings/case.ts';
import type { Tx } from '#models/connection.ts';
import { closeCase, getCredit, getRefund } from './end-cases.ts';
import { notifyBookingChange } from './notify-booking-change.ts';
import { storeCase } from './store-case.ts';

interface Deciding {
  booking: BookingRecord;
  one: CaseRecord;
  decision: CaseDecision;
}

// A promise counts at once, so that no one gives the same amount twice in the meantime.
const promise = async (
  { booking, one }: Omit<Deciding, 'decision'>,
  decisions: CaseDecision[],
  tx: Tx,
): Promise<BookingRecord> => {
  const { _id, status, startsAt, caseCreditPaise = 0, caseRefundPaise = 0 } = booking;
  const set = {
    caseCreditPaise: caseCreditPaise - getCredit(one) + getCredit({ decisions }),
    caseRefundPaise: caseRefundPaise - getRefund(one) + getRefund({ decisions }),
  };
  const promised = await updateBooking({ bookingId: String(_id), from: { status, startsAt }, set }, tx);
  if (!promised) throw new AppError('booking_changed');
  return promised;
};

/** Stores a decision. The first one takes effect when no one appeals in time, that of the appeal at once. */
export const storeDecision = async ({ booking, one, decision }: Deciding, tx: Tx): Promise<CaseRecord> => {
  const decisions = [...(one.decisions ?? []), decision];
  const { at } = decision;
  const promised = await promise({ booking, one }, decisions, tx);
  await notifyBookingChange({ booking: promised, news: 'case_decided', by: null }, tx);
  if (one.state === 'appealed') return closeCase({ booking: promised, one: { ...one, decisions }, at }, tx);
  const clocks = { answerBy: null, waits: false, appealUntil: caseAppealUntil(at) };
  const { changed } = await storeCase(promised, one, { state: 'decided', decisions, ...clocks }, tx);
  return changed;
};
