import { caseAnswerDeadline, caseLeadFrom } from '#lib/features/bookings/rules/cases.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import {
  findCase,
  listUnansweredCases,
  listUnappealedCases,
  type CaseRecord,
} from '#models/bookings/case.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import type { Slice } from '#models/platform/slice.ts';
import { readStops } from './claim-clocks.ts';
import { closeCase } from './end-cases.ts';
import { forEachDue, unlessChanged } from './for-each-due.ts';
import { notifyBookingChange } from './notify-booking-change.ts';
import { storeCase } from './store-case.ts';

interface Due {
  booking: BookingRecord;
  one: CaseRecord;
  at: Date;
}

/** Ends the other side's time to answer. A pause extends it, but a lead can decide after 14 days all the same. */
const endAnswerTime = async ({ booking, one, at }: Due, tx: Tx): Promise<void> => {
  if (!one.answerBy || one.answerBy > at) return;
  const { openedAt } = one;
  const answerBy = caseAnswerDeadline({ at: openedAt, stops: await readStops(one, openedAt, tx) }, at);
  if (answerBy > at) {
    await storeCase(booking, one, { answerBy, waits: at >= caseLeadFrom({ at: openedAt }) }, tx);
    return;
  }
  const set = { state: 'heard' as const, answerBy: null, waits: true };
  const { booking: heard } = await storeCase(booking, one, set, tx);
  await notifyBookingChange({ booking: heard, news: 'case_with_office', by: null }, tx);
};

/** Ends the time to appeal: the decision takes effect. */
const endAppealTime = async (due: Due, tx: Tx): Promise<void> => {
  const { one, at } = due;
  if (one.appealUntil && one.appealUntil <= at) await closeCase(due, tx);
};

const turn = ({ _id }: CaseRecord, at: Date, act: (due: Due, tx: Tx) => Promise<void>): Promise<void> =>
  unlessChanged(() =>
    inTransaction(async (tx) => {
      const one = await findCase(String(_id), tx);
      const booking = one && (await findBooking(String(one.bookingId), tx));
      if (booking) await act({ booking, one, at }, tx);
    }),
  );

const clocks = [
  [listUnansweredCases, endAnswerTime],
  [listUnappealedCases, endAppealTime],
] as const;

/** Runs the clocks of a slice's cases. */
export const turnCaseClocks = async (at: Date, slice?: Slice): Promise<void> => {
  for (const [list, act] of clocks)
    await forEachDue(
      (limit) => list(at, limit, slice),
      (one) => turn(one, at, act),
    );
};
