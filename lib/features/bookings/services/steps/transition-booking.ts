import type { BookingReason, BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { believableTap } from '#lib/features/bookings/rules/door-code.ts';
import { nextReminderAt } from '#lib/features/bookings/rules/booking-reminders.ts';
import {
  answerDeadline,
  type ArrivalWitness,
  isClaimable,
  isAboutStartedWork,
} from '#lib/features/bookings/rules/no-show-claim.ts';
import type { BookingEventName } from '#lib/features/bookings/contracts/booking-news.ts';
import { getStatusSince, type Blame, type Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import { listSameNeed } from '#models/bookings/open-bookings.ts';
import {
  updateBooking,
  type BookingChange,
  type BookingProposal,
  type BookingRecord,
  type BookingFee,
} from '#models/bookings/booking.ts';
import type { ClaimStatement, NoShowClaim } from '#models/bookings/claim.ts';
import { allowanceFor, hasProvedContact } from '#lib/features/people/rules/contact-trust.ts';
import { countUpcoming } from '#models/bookings/overdue-bookings.ts';
import { releaseCells, releaseWorkerCells } from '#models/bookings/booking-claim.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import { addWaiting, askAboutWaiting } from './add-waiting.ts';
import { requireAllowed } from './require-allowed.ts';
import { reserveOpenTime } from './hold-time.ts';
import { keepOpenRequest } from './reopen-request.ts';
import { keepPhotos } from './keep-photos.ts';
import { markPeople } from './mark-people.ts';
import { doorAfter } from './door-code.ts';
import { releaseOtherTime } from './move-booking-time.ts';
import { storeClaim } from './claim-clocks.ts';
import { countAnswer, countJob } from './count-job.ts';
import { notifyHandoverEnd } from './hand-over.ts';
import { handToOffice } from './hand-to-office.ts';
import { sharePresence } from '#lib/platform/realtime/publish.ts';
import { notifyBookingChange } from './notify-booking-change.ts';
import { announceStatus } from './announce-status.ts';
import { askAboutExcuse } from './ask-about-excuse.ts';
import { readCancellation, toDueFee, type Cancellation } from './read-cancellation.ts';
import { haveOneNumber } from '#lib/features/people/rules/same-person.ts';
import { findUser, findUsers, type UserRecord } from '#models/people/user.ts';
import { writeDues } from './write-dues.ts';

export interface BookingMove {
  booking: BookingRecord;
  to: BookingStatus;
  mover: Mover;
  by: string | null;
  reason?: string | undefined;
  reasonCode?: BookingReason | undefined;
  /** The suggested time that the customer agrees to by accepting; it is reserved already. */
  agreedTime?: BookingProposal;
  /** The highest fee that the side that cancels agreed to; without it there is no limit. */
  shownFeePaise?: number;
  at: Date;
  /** Both people, if already loaded. */
  people?: readonly UserRecord[];
  /** Proof that the worker was at the door. */
  witness?: ArrivalWitness | undefined;
  /** The phone's time of the tap. */
  tappedAt?: Date | undefined;
  /** For a claim: the author's statement, and a number for the office's ticket. */
  claim?: { statement: ClaimStatement; number: string };
  /** The marks of a worker whose account may be gone, so that a late cancellation still counts. */
  marks?: string[];
  /** The office's decision when it cancels; without one nothing is owed and no side is at fault. */
  decision?: { fee: BookingFee | null; blame: Blame | null };
}

type Owed = Pick<Cancellation, 'late'> & { fee: BookingFee | null };

/** Returns what the side that cancels owes. Refuses a fee above the one that was shown. */
const resolveFee = async (
  { booking, to, mover: side, at, reasonCode, marks, shownFeePaise, decision }: BookingMove,
  tx: Tx,
): Promise<Owed> => {
  if (decision) return { fee: decision.fee, late: null };
  // Declining a request never costs anything.
  if (to !== 'cancelled' || (side !== 'customer' && side !== 'worker')) return { fee: null, late: null };
  const { view, late } = await readCancellation(booking, { side, reasonCode, marks, at }, tx);
  if (shownFeePaise !== undefined && view.feePaise > shownFeePaise)
    throw new AppError('price_changed', { data: view });
  return { fee: toDueFee(view, side), late };
};

/** Builds the no-show claim that the move makes, if any. */
const buildClaim = async (move: BookingMove, against: Blame | null, tx: Tx): Promise<NoShowClaim | null> => {
  if (against === null) return null;
  const { booking, mover, at, claim } = move;
  if (!isClaimable(booking, mover)) throw new AppError('illegal_move');
  const { view, late } = await readCancellation(booking, { side: against, at }, tx);
  const { status: from } = booking;
  // The money of work that had begun stays as it is.
  const isDue = against === 'customer' || !isAboutStartedWork({ from });
  const due = isDue ? toDueFee(view, against) : null;
  const fee = due && { percent: due.percent, feePaise: due.feePaise };
  const statements = claim ? [claim.statement] : [];
  const answerBy = answerDeadline({ at }, [], at);
  const lateMarks = late ? { lateMarks: late.marks } : {};
  const marks = await markPeople(booking, tx);
  return { against, state: 'open', at, answerBy, from, fee, marks, ...lateMarks, statements };
};

/** Asks the office whether work that had begun was done. The booking continues until the decision. */
const disputeWork = async (move: BookingMove, claim: NoShowClaim, tx: Tx): Promise<BookingRecord> => {
  const { booking, by, at } = move;
  if (!move.claim) throw new Error('The office needs a ticket to decide by.');
  const { number } = move.claim;
  const disputed = await storeClaim(
    booking,
    await handToOffice({ booking, claim, why: 'begun', number, at }, tx),
    tx,
  );
  await keepPhotos(disputed, at, tx);
  await notifyBookingChange({ booking: disputed, news: 'work_denied', by }, tx);
  return disputed;
};

const releaseTime = async (
  { proposal, handover }: BookingRecord,
  moved: BookingRecord,
  tx: Tx,
): Promise<void> => {
  const bookingId = String(moved._id);
  if (!isLive(moved.status)) await releaseCells({ bookingId }, tx);
  else if (proposal) await releaseOtherTime(moved, tx);
  else if (handover) await releaseWorkerCells({ bookingId, workerId: String(handover.workerId) }, tx);
  // The customer is notified of the booking itself.
  if (handover) await notifyHandoverEnd(moved, handover, { exceptId: null, tellsCustomer: false }, tx);
};

type Acceptance = Pick<BookingMove, 'booking' | 'mover' | 'people'>;

/** A worker without a verified contact can have one upcoming job at a time. */
const requireCapacity = async ({ booking, mover, people = [] }: Acceptance, tx: Tx): Promise<void> => {
  const { workerId } = booking;
  const known = people.find(({ _id }) => _id.equals(workerId));
  if (known && hasProvedContact(known)) return;
  const worker = await findUser(String(workerId), tx);
  const limit = worker ? allowanceFor(worker, 'acceptedBookings') : 0;
  if (limit < Infinity && (await countUpcoming(workerId, tx)) >= limit)
    // The customer can do nothing about the worker's contact.
    throw new AppError(mover === 'customer' ? 'no_proposal' : 'prove_to_accept');
};

/** The number may have been proved after the request was made. */
const requireOtherPerson = async ({ booking, people }: Acceptance, tx: Tx): Promise<void> => {
  const ids = [booking.customerId, booking.workerId].map(String);
  const [one, other] = people ?? (await findUsers(ids, tx));
  if (one && other && haveOneNumber(one, other)) throw new AppError('own_number');
};

/** Refuses a booking that the worker could not accept, at any time. */
export const requireAcceptable = async (move: Acceptance, tx: Tx): Promise<void> => {
  await requireOtherPerson(move, tx);
  await requireCapacity(move, tx);
};

const settle = async (booking: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  await writeDues(booking, at, tx);
  if (booking.status === 'completed') await countJob(booking, tx);
  tx.afterCommit(() => metrics().bookings.inc({ status: booking.status }));
};

const listOtherRequests = async ({ booking, to }: BookingMove, tx: Tx): Promise<BookingRecord[]> =>
  to === 'accepted' ? (await listSameNeed(booking, tx)).filter(({ _id }) => !_id.equals(booking._id)) : [];

const toAgreedTime = (
  { startsAt, endsAt, pricePaise }: BookingProposal,
  booking: BookingRecord,
): Pick<BookingRecord, 'startsAt' | 'endsAt' | 'localDate' | 'pricePaise'> => ({
  startsAt,
  endsAt,
  localDate: toIndiaDay(startsAt),
  pricePaise: pricePaise ?? booking.pricePaise,
});

/** The first worker who accepts gets the job: requests to others for the same need end. */
const cancelOtherRequests = async (others: BookingRecord[], at: Date, tx: Tx): Promise<void> => {
  const reasonCode = 'elsewhere';
  const reason = bookingWords.reasons[reasonCode];
  for (const booking of others) {
    // Another worker accepted at the same moment.
    if (booking.status !== 'pending') throw new AppError('illegal_move');
    const by = String(booking.customerId);
    await transitionBooking({ booking, to: 'cancelled', mover: 'customer', by, reason, reasonCode, at }, tx);
  }
};

const eventFor = (
  { to, mover, agreedTime, reasonCode }: BookingMove,
  claim: NoShowClaim | null,
): BookingEventName | null => {
  if (claim) return `${claim.against}_missed`;
  if (agreedTime) return 'time_agreed';
  if (reasonCode === 'visit_ended') return 'visit_ended';
  if (to === 'cancelled' && mover === 'system') return 'called_off';
  if (to === 'cancelled' && mover === 'admin') return 'office_cancelled';
  return to === 'pending' ? null : to;
};

/** A worker who cancels after accepting broke the agreement; when the office cancels, it decides. */
const blameFor = ({ mover, decision }: BookingMove): Blame | null =>
  decision ? decision.blame : mover === 'worker' ? 'worker' : null;

const toTap = ({ booking, tappedAt, at }: BookingMove): Pick<BookingChange, 'tappedAt'> => {
  const tap = believableTap({ tappedAt, since: getStatusSince(booking), at });
  return tap ? { tappedAt: tap } : {};
};

const toChange = (move: BookingMove): BookingChange => {
  const { to: status, mover, by, at, reason, reasonCode } = move;
  return {
    ...{ status, mover, by: by === null ? null : toObjectId(by), at },
    ...toTap(move),
    ...(reason && { reason }),
    ...(reasonCode && { reasonCode }),
  };
};

const remindAfter = (move: BookingMove): Date | null => {
  const { booking, to: status, agreedTime, at } = move;
  const time = agreedTime && toAgreedTime(agreedTime, booking);
  const next = { ...booking, ...time, status, expiresAt: null, proposal: null };
  return nextReminderAt({ ...next, history: [...booking.history, toChange(move)] }, at);
};

/** Returns what a step leaves of the arrival: the door, its witness, and the waiting that it ends. */
const endArrival = async (move: BookingMove, tx: Tx) => {
  const { booking, to, people = [], witness, mover, at } = move;
  const seen = { ...(await doorAfter(booking, to, people, tx)), ...(witness && { arrivalWitness: witness }) };
  if (to !== 'in_progress') return seen;
  const { tappedAt = at } = toTap(move);
  return { ...seen, ...addWaiting(booking, { at, tappedAt, mover, witness: seen.arrivalWitness }) };
};

/**
 * Changes a booking's status together with its history, reserved time, ledger and notifications, or refuses and
 * changes nothing. Of concurrent attempts one wins.
 */
export const transitionBooking = async (move: BookingMove, tx: Tx): Promise<BookingRecord> => {
  const { booking, to, mover, by, agreedTime, reason, reasonCode, at, people: known } = move;
  const { blames } = requireAllowed(move);
  if (to === 'accepted') await requireAcceptable(move, tx);
  const { fee, late } = await resolveFee(move, tx);
  const others = await listOtherRequests(move, tx);
  const reopens =
    to === 'accepted' && !agreedTime && others.length === 0
      ? await keepOpenRequest(booking, known ?? [], tx)
      : null;
  const noShow = await buildClaim(move, blames, tx);
  if (noShow && isAboutStartedWork(noShow)) return disputeWork(move, noShow, tx);
  const { status, startsAt } = booking;
  const time = agreedTime && toAgreedTime(agreedTime, booking);
  const moved = await updateBooking(
    {
      bookingId: String(booking._id),
      from: { status, startsAt },
      set: {
        status: to,
        ...time,
        openSlot: null,
        ...(booking.hold && { hold: null }),
        expiresAt: null,
        // A proposed time or worker concerns the agreed visit, not a job in progress.
        proposal: null,
        ...(booking.handover && { handover: null }),
        ...(reopens && { reopens }),
        ...(await endArrival(move, tx)),
        remindAt: remindAfter(move),
        ...(!isLive(to) && { fee }),
        ...(late && { late }),
        ...(to === 'cancelled' && { blame: blameFor(move) }),
        ...(noShow && { noShow }),
      },
      change: toChange(move),
    },
    tx,
  );
  if (!moved) throw new AppError('illegal_move');
  await announceStatus(moved, tx);
  await keepPhotos(moved, at, tx);
  await askAboutWaiting(booking, moved, tx);
  if (mover === 'worker' && fee)
    await askAboutExcuse({ booking: moved, reasonCode, reason, number: move.claim?.number }, tx);
  if (to === 'accepted' && !agreedTime && booking.hold?.until === null) await reserveOpenTime(booking, tx);
  await releaseTime(booking, moved, tx);
  const people = [moved.customerId, moved.workerId].map(String);
  if (to === 'accepted') {
    await cancelOtherRequests(others, at, tx);
    tx.afterCommit(() => sharePresence(people));
  }
  await settle(moved, at, tx);
  await countAnswer({ before: booking, moved, mover, at, ...(known && { people: known }) }, tx);
  const news = eventFor(move, noShow);
  if (news !== null)
    await notifyBookingChange({ booking: moved, news, by, ...(known && { people: known }) }, tx);
  return moved;
};
