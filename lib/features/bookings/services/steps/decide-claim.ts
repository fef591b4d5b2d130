import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingEventName } from '#lib/features/bookings/contracts/booking-news.ts';
import type { ClaimState } from '#lib/features/bookings/contracts/booking-status.ts';
import type { Blame, Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import { computeTotal } from '#lib/features/bookings/rules/booking-dues.ts';
import { leftBehind } from '#lib/features/bookings/rules/late-record.ts';
import {
  breaksOff,
  evidenceEnd,
  isAboutStartedWork,
  isUndecided,
} from '#lib/features/bookings/rules/no-show-claim.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { awaitReferralCredit } from '#lib/features/referrals/services/steps/credit-referrals.ts';
import { expireImagesOf } from '#lib/platform/images/images.ts';
import { updateBooking, type BookingChange, type BookingRecord } from '#models/bookings/booking.ts';
import type { ClaimStatement, NoShowClaim } from '#models/bookings/claim.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { touchUsers } from '#models/people/all-people.ts';
import { findUser } from '#models/people/user.ts';
import { announceStatus } from './announce-status.ts';
import { storeClaim } from './claim-clocks.ts';
import { closeTicket } from './close-ticket.ts';
import { countJob, recountReview } from './count-job.ts';
import { handToOffice } from './hand-to-office.ts';
import { leaveUnpaid } from './leave-unpaid.ts';
import { notifyBookingChange } from './notify-booking-change.ts';
import { readAbsence, toDueFee } from './read-cancellation.ts';
import { reverseJob } from './take-job-back.ts';
import { writeDues } from './write-dues.ts';

interface Claimed {
  booking: BookingRecord;
  claim: NoShowClaim;
}

const requireUndecided = ({ noShow }: BookingRecord): NoShowClaim => {
  if (!noShow || !isUndecided(noShow)) throw new AppError('no_claim');
  return noShow;
};

/** Whether the fee is due now, waits until a pause ends, or never becomes due because one of the two has left. */
const checkFeeDue = async (
  { customerId, workerId }: BookingRecord,
  tx: Tx,
): Promise<'due' | 'waits' | 'never'> => {
  const [customer, worker] = [await findUser(String(customerId), tx), await findUser(String(workerId), tx)];
  if (!customer || !worker) return 'never';
  return customer.suspendedAt === null && worker.suspendedAt === null ? 'due' : 'waits';
};

/** The fee of a confirmed claim, and the entry for an absent worker's limits. */
const toDue = async (booking: BookingRecord, claim: NoShowClaim, tx: Tx) => {
  const { fee, against, at, lateMarks: marks } = claim;
  if (against === 'customer' || !fee || !marks)
    return { fee: fee && ({ ...fee, state: 'due', method: null, settledAt: null } as const) };
  // Other claims may have been confirmed since, and together they must stay within the month's limit.
  await touchUsers([String(booking.workerId)], tx);
  const { view } = await readAbsence(booking, claim, tx);
  const feePaise = Math.min(fee.feePaise, view.limits?.monthLeftPaise ?? 0);
  return { fee: toDueFee({ ...view, ...fee, feePaise }, against), late: { at, excuse: null, marks } };
};

interface Change {
  booking: BookingRecord;
  set: Partial<Omit<BookingRecord, '_id' | 'history'>> & { noShow: NoShowClaim };
  change?: BookingChange | undefined;
}

const store = async ({ booking, ...change }: Change, tx: Tx): Promise<BookingRecord> => {
  const { _id, status, startsAt } = booking;
  const stored = await updateBooking({ bookingId: String(_id), from: { status, startsAt }, ...change }, tx);
  if (!stored) throw new AppError('booking_changed');
  if (change.change) await announceStatus(stored, tx);
  return stored;
};

/** Closes the claim and sets how long its evidence is kept. */
const close = async (
  { booking, claim }: Claimed,
  state: ClaimState,
  at: Date,
  tx: Tx,
): Promise<NoShowClaim> => {
  const keepUntil = evidenceEnd(at);
  await expireImagesOf(String(booking._id), keepUntil, tx);
  return { ...claim, state, answerBy: null, decidedAt: at, keepUntil };
};

interface Verdict {
  booking: BookingRecord;
  verdict: 'upheld' | 'dismissed' | 'dropped';
  /** The side whose leaving drops the claim. */
  leaver?: Blame;
  mover: Mover;
  by: string | null;
  at: Date;
}

const changeTo = (status: BookingRecord['status'], { mover, by, at }: Verdict): BookingChange => ({
  ...{ status, mover, at },
  by: by === null ? null : toObjectId(by),
});

const uphold = async ({ booking, claim }: Claimed, verdict: Verdict, tx: Tx): Promise<BookingRecord> => {
  const { at } = verdict;
  const due = claim.fee ? await checkFeeDue(booking, tx) : 'never';
  const closed = await close({ booking, claim }, 'upheld', at, tx);
  const noShow = due === 'waits' ? { ...closed, feeCheckAt: at } : closed;
  const isInPlace = booking.status === 'completed' || booking.status === 'in_progress';
  const set = {
    ...{ noShow, blame: claim.against },
    ...(due === 'due' ? await toDue(booking, claim, tx) : { fee: null }),
    ...(isInPlace && { status: 'no_show' as const, remindAt: null }),
  };
  const change = isInPlace ? changeTo('no_show', verdict) : undefined;
  const upheld = await store({ booking, set, change }, tx);
  if (isInPlace) await reverseJob(booking, at, tx);
  await writeDues(upheld, at, tx);
  return upheld;
};

const restoreDues = async ({ booking, claim }: Claimed, at: Date, tx: Tx): Promise<void> => {
  if (claim.from === 'in_progress') await writeDues(booking, at, tx);
  else {
    const kind = booking.paid ? 'paid_restored' : 'job_restored';
    await appendBookingMoney({ booking, kind, amountPaise: computeTotal(booking), at }, tx);
  }
  await countJob(booking, tx);
  if (!booking.paid && (await checkFeeDue(booking, tx)) !== 'due')
    await leaveUnpaid({ booking, notified: 'customer', at }, tx);
};

/** Earlier releases removed a job from the ledger as soon as it was disputed; this puts it back. */
const restoreJob = async (claimed: Claimed, noShow: NoShowClaim, verdict: Verdict, tx: Tx) => {
  const { booking, claim } = claimed;
  const set = { noShow, status: 'completed' as const };
  const restored = await store({ booking, set, change: changeTo('completed', verdict) }, tx);
  await restoreDues({ booking: restored, claim }, verdict.at, tx);
  return restored;
};

/** A worker who leaves instead of answering is not blamed, but what she leaves behind counts towards her limits. */
const countEvasion = (claim: NoShowClaim, leaver: Blame | undefined) => {
  const { against, at, lateMarks: marks } = claim;
  if (against !== 'worker' || leaver !== 'worker' || !marks || isAboutStartedWork(claim)) return {};
  return leftBehind({ at, marks });
};

const reject = async (claimed: Claimed, verdict: Verdict, tx: Tx): Promise<BookingRecord> => {
  const { booking, claim } = claimed;
  const { verdict: state, at, leaver } = verdict;
  const closed = await close(claimed, state, at, tx);
  const noShow = breaksOff(claim, leaver) ? { ...closed, isBrokenOff: true as const } : closed;
  const isOut = booking.status === 'no_show' && isAboutStartedWork(claim);
  const isTakenBack = claim.against === 'worker' && leaver === 'customer';
  const comesBack = isOut && (state === 'dismissed' || isTakenBack);
  const rejected = comesBack
    ? await restoreJob(claimed, noShow, verdict, tx)
    : await store({ booking, set: { noShow, ...countEvasion(claim, leaver) } }, tx);
  await recountReview(rejected, tx);
  // The complaint period starts once the job is no longer disputed.
  if (rejected.status === 'completed' && rejected.paid) await awaitReferralCredit(rejected, at, tx);
  return rejected;
};

/**
 * Decides a no-show claim. Nothing is owed, counted or blamed before this. Everyone except the decider is notified.
 */
export const decideClaim = async (verdict: Verdict, tx: Tx): Promise<BookingRecord> => {
  const { booking, verdict: state, by, at } = verdict;
  const claim = requireUndecided(booking);
  const end = state === 'upheld' ? uphold : reject;
  const decided = await end({ booking, claim }, verdict, tx);
  if (claim.ticketId) await closeTicket(String(claim.ticketId), at, tx);
  const news: BookingEventName = state === 'upheld' ? 'claim_upheld' : 'claim_dismissed';
  await notifyBookingChange({ booking: decided, news, by }, tx);
  return decided;
};

interface Contest {
  booking: BookingRecord;
  by: string;
  statement: ClaimStatement;
  /** Ticket number. */
  number: string;
  at: Date;
}

/** Records that the other side disputes the claim and hands it to the office. Nothing is owed until it is decided. */
export const contestClaim = async (contest: Contest, tx: Tx): Promise<BookingRecord> => {
  const { booking, by, statement, number, at } = contest;
  const { statements = [], ...known } = requireUndecided(booking);
  const claim = { ...known, statements: [...statements, statement], answerBy: null };
  const noShow =
    claim.state === 'contested'
      ? claim
      : await handToOffice({ booking, claim, why: 'contradicted', number, at }, tx);
  const contested = await storeClaim(booking, noShow, tx);
  await notifyBookingChange({ booking: contested, news: 'claim_contested', by }, tx);
  return contested;
};

const FEE_CHECK_MS = 15 * 60_000;

/** Makes the fee of a confirmed claim due once neither of the two is paused. */
export const settleWaitingFee = async (booking: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  if (!booking.noShow?.feeCheckAt || booking.noShow.feeCheckAt > at) return;
  const { feeCheckAt: _due, ...decided } = booking.noShow;
  const due = await checkFeeDue(booking, tx);
  if (due === 'waits') {
    await storeClaim(booking, { ...decided, feeCheckAt: new Date(at.getTime() + FEE_CHECK_MS) }, tx);
    return;
  }
  const hasLeft = (await findUser(String(booking.workerId), tx)) === null;
  const counted = countEvasion(decided, hasLeft ? 'worker' : undefined);
  const owed = due === 'due' ? await toDue(booking, decided, tx) : { fee: null, ...counted };
  await writeDues(await store({ booking, set: { noShow: decided, ...owed } }, tx), at, tx);
};

/**
 * Drops a claim by or against a person who leaves: no money is owed and neither side is blamed. A completed job stays
 * completed. A claim that was answered counts as broken off if its author leaves, who may come back.
 */
export const dropClaim = (booking: BookingRecord, userId: string, tx: Tx): Promise<BookingRecord> => {
  const leaver = String(booking.customerId) === userId ? 'customer' : 'worker';
  const verdict = { verdict: 'dropped', leaver, mover: 'system', by: userId, at: now() } as const;
  return decideClaim({ booking, ...verdict }, tx);
};
