import { caseAnswerDeadline } from '#lib/features/bookings/rules/cases.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { findCase, listUnansweredCases, type CaseRecord } from '#models/bookings/case.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import type { Slice } from '#models/platform/slice.ts';
import { readStops } from './claim-clocks.ts';
import { forEachDue, unlessChanged } from './for-each-due.ts';
import { notifyBookingChange } from './notify-booking-change.ts';
import { storeCase } from './store-case.ts';

type CaseAct = (one: CaseRecord, at: Date, tx: Tx) => Promise<void>;

/** Ends the other side's time to answer, unless a pause has extended it. */
const endAnswerTime: CaseAct = async (one, at, tx) => {
  if (!one.answerBy || one.answerBy > at) return;
  const booking = await findBooking(String(one.bookingId), tx);
  if (!booking) return;
  const stops = await readStops(one, one.openedAt, tx);
  const answerBy = caseAnswerDeadline({ at: one.openedAt, stops }, at);
  if (answerBy > at) {
    await storeCase(booking, one, { answerBy }, tx);
    return;
  }
  const { booking: heard } = await storeCase(booking, one, { state: 'heard', answerBy: null }, tx);
  await notifyBookingChange({ booking: heard, news: 'case_with_office', by: null }, tx);
};

const turn = ({ _id }: CaseRecord, at: Date, act: CaseAct): Promise<void> =>
  unlessChanged(() =>
    inTransaction(async (tx) => {
      const one = await findCase(String(_id), tx);
      if (one) await act(one, at, tx);
    }),
  );

/** Runs the clocks of a slice's cases. */
export const turnCaseClocks = (at: Date, slice?: Slice): Promise<void> =>
  forEachDue(
    (limit) => listUnansweredCases(at, limit, slice),
    (one) => turn(one, at, endAnswerTime),
  );
