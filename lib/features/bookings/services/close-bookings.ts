import { isTimeOffer } from '#lib/features/bookings/rules/time-offer.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import {
  dueReminders,
  nextReminderAt,
  type BookingReminder,
} from '#lib/features/bookings/rules/booking-reminders.ts';
import { marksKeptSince } from '#lib/features/bookings/rules/late-record.ts';
import { sightingsEndedAt } from '#lib/features/bookings/rules/arrival.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking, updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { forgetCaseEvidence } from '#models/bookings/case.ts';
import {
  forgetClaimEvidence,
  listClaimsForLeads,
  listDueClaims,
  listWaitingFees,
} from '#models/bookings/claimed-bookings.ts';
import { forgetMarks } from '#models/bookings/late-bookings.ts';
import {
  listBookingsToRemind,
  listEndedHolds,
  listExpiredProposals,
  listExpiredRequests,
  listForgottenBookings,
} from '#models/bookings/overdue-bookings.ts';
import { forgetSightings } from '#models/bookings/sighting.ts';
import type { Slice } from '#models/platform/slice.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { forEachDue, unlessChanged } from '#lib/features/bookings/services/steps/for-each-due.ts';
import { endHandover } from '#lib/features/bookings/services/steps/hand-over.ts';
import { endHold, holdIfProved } from '#lib/features/bookings/services/steps/hold-time.ts';
import { settleWaitingFee } from '#lib/features/bookings/services/steps/decide-claim.ts';
import { dropProposal } from '#lib/features/bookings/services/steps/move-booking-time.ts';
import {
  remindOfBooking,
  reportSilence,
} from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { alertContacts } from '#lib/features/bookings/services/steps/alert-contacts.ts';
import { transitionBooking } from '#lib/features/bookings/services/steps/transition-booking.ts';
import { turnCaseClocks } from '#lib/features/bookings/services/steps/turn-case-clocks.ts';
import { endAnswerTime, endOfficeTime } from '#lib/features/bookings/services/steps/turn-claim-clocks.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';

const A_DAY_MS = 86_400_000;

/** `number` is for a ticket, in case the office needs one. */
type BookingAct = (booking: BookingRecord, tx: Tx, number: string) => Promise<unknown>;

const changeBooking = ({ _id }: BookingRecord, act: BookingAct): Promise<void> =>
  unlessChanged(() =>
    drawNumber((number) =>
      inTransaction(async (tx) => {
        const booking = await findBooking(String(_id), tx);
        if (booking) await act(booking, tx, number);
      }),
    ),
  );

const end = (to: BookingStatus, at: Date) => (booking: BookingRecord, tx: Tx) =>
  transitionBooking({ booking, to, mover: 'system', by: null, at }, tx);

/** Releases the time of an expired hold, unless the customer has verified a contact by now. */
const endDueHold =
  (at: Date): BookingAct =>
  async (booking, tx) => {
    const until = booking.hold?.until;
    if (booking.status !== 'pending' || !until || until > at) return;
    if (!(await holdIfProved(booking, tx))) await endHold(booking, tx);
  };

const endDueProposal =
  (at: Date): BookingAct =>
  async (booking, tx) => {
    const { proposal, handover } = booking;
    if (proposal && proposal.expiresAt <= at) {
      const news = isTimeOffer(proposal) ? 'offer_expired' : 'proposal_expired';
      await dropProposal({ booking, news, by: null }, tx);
    }
    if (handover && handover.expiresAt <= at) await endHandover(booking, null, tx);
  };

/** Lists due bookings, and changes each. */
type Part = readonly [
  list: (at: Date, limit: number, slice?: Slice) => Promise<BookingRecord[]>,
  act: (at: Date) => BookingAct,
];

const parts: readonly Part[] = [
  [listExpiredRequests, (at) => end('expired', at)],
  [listEndedHolds, endDueHold],
  [listExpiredProposals, endDueProposal],
  [listDueClaims, (at) => (booking, tx, number) => endAnswerTime({ booking, number, at }, tx)],
  [listClaimsForLeads, (at) => (booking, tx) => endOfficeTime(booking, at, tx)],
  [listWaitingFees, (at) => (booking, tx) => settleWaitingFee(booking, at, tx)],
  [
    (at, limit, slice) => listForgottenBookings(new Date(at.getTime() - A_DAY_MS), limit, slice),
    (at) => (booking, tx) => end(booking.status === 'in_progress' ? 'completed' : 'no_show', at)(booking, tx),
  ],
];

/** Closes what is past its deadline in a slice: requests, holds, proposals, claims, cases and forgotten bookings. */
export const closeBookings = async (slice?: Slice): Promise<void> => {
  const at = now();
  const faults: unknown[] = [];
  for (const [list, act] of parts)
    await forEachDue(
      (limit) => list(at, limit, slice),
      (booking) => changeBooking(booking, act(at)),
    ).catch((error: unknown) => faults.push(error));
  await turnCaseClocks(at, slice).catch((error: unknown) => faults.push(error));
  await forgetClaimEvidence(at);
  await forgetMarks(marksKeptSince(at));
  await forgetCaseEvidence(at);
  await forgetSightings(sightingsEndedAt(at));
  if (faults.length > 0) throw faults[0];
};

/** Tells the agency and the trusted contacts of a worker who does not answer. */
const escalate = async (booking: BookingRecord, tx: Tx): Promise<void> => {
  await reportSilence(booking, tx);
  await alertContacts({ userId: String(booking.workerId), booking, kind: 'contactSilent' }, tx);
};

/** Sends the reminders that are due and schedules the next one. */
const remind = async (booking: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  const { _id, status, startsAt, remindAt } = booking;
  if (!remindAt || remindAt > at) return;
  const reminders: BookingReminder[] = dueReminders(booking, { from: remindAt, to: at });
  // After a downtime many are due at once, and each worker's time to answer begins with the question.
  const asked = reminders.includes('overtime') ? { overtimeAskedAt: now() } : {};
  const set = { ...asked, remindAt: nextReminderAt({ ...booking, ...asked }, at) };
  const kept = await updateBooking({ bookingId: String(_id), from: { status, startsAt }, set }, tx);
  if (!kept) return;
  for (const news of reminders)
    await (news === 'overtime_silent' ? escalate(booking, tx) : remindOfBooking({ booking, news }, tx));
};

/** Reminds workers of open requests, and both people of a visit. */
export const remindOfBookings = async (slice?: Slice): Promise<void> => {
  const at = now();
  await forEachDue(
    (limit) => listBookingsToRemind(at, limit, slice),
    (booking) => changeBooking(booking, (found, tx) => remind(found, at, tx)),
  );
};
