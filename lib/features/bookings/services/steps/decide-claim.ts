import { AppError } from '#lib/platform/contract/app-error.ts';
import type { BookingNews } from '#lib/features/bookings/contracts/booking-news.ts';
import type { Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import { isUndecided, statusAfterDismissal } from '#lib/features/bookings/rules/no-show-claim.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { awaitReferralCredit } from '#lib/features/referrals/services/steps/credit-referrals.ts';
import {
  updateBooking,
  type BookingChange,
  type BookingFee,
  type BookingRecord,
  type NoShowClaim,
} from '#models/bookings/booking.ts';
import { listUndecidedClaims } from '#models/bookings/overdue-bookings.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { findTicket, insertTicket, updateTicket } from '#models/support/ticket.ts';
import { countJob, recountReview } from './count-job.ts';
import { leaveUnpaid } from './leave-unpaid.ts';
import { notifyBookingChange } from './notify-booking-change.ts';
import { writeDues } from './transition-booking.ts';

interface Claimed {
  booking: BookingRecord;
  claim: NoShowClaim;
}

const requireUndecided = ({ noShow }: BookingRecord): NoShowClaim => {
  if (!noShow || !isUndecided(noShow)) throw new AppError('no_claim');
  return noShow;
};

/** Whether something can be owed: nothing is to a worker who may not work any more, or where one of the two has left. */
const canOwe = async ({ customerId, workerId }: BookingRecord, tx: Tx): Promise<boolean> => {
  const customer = await findUser(String(customerId), tx);
  const worker = await findUser(String(workerId), tx);
  return customer !== null && worker?.suspendedAt === null;
};

/** What falls due now, as was told. */
const dueFee = async ({ booking, claim }: Claimed, tx: Tx): Promise<BookingFee | null> =>
  claim.fee && (await canOwe(booking, tx))
    ? { ...claim.fee, state: 'due', method: null, settledAt: null }
    : null;

// Whatever the office was asked is answered by the decision.
const closeTicket = async ({ ticketId }: NoShowClaim, tx: Tx): Promise<void> => {
  const ticket = ticketId && (await findTicket(String(ticketId), tx));
  if (!ticket || ticket.state === 'closed') return;
  await updateTicket({ ticketId: String(ticketId), from: ticket.state, set: { state: 'closed' } }, tx);
};

interface Change {
  booking: BookingRecord;
  set: Partial<Omit<BookingRecord, '_id' | 'history'>> & { noShow: NoShowClaim };
  change?: BookingChange;
}

const store = async ({ booking, ...change }: Change, tx: Tx): Promise<BookingRecord> => {
  const { _id, status, startsAt } = booking;
  const stored = await updateBooking({ bookingId: String(_id), from: { status, startsAt }, ...change }, tx);
  if (!stored) throw new AppError('booking_changed');
  return stored;
};

const uphold = async ({ booking, claim }: Claimed, at: Date, tx: Tx): Promise<BookingRecord> => {
  const fee = await dueFee({ booking, claim }, tx);
  const noShow: NoShowClaim = { ...claim, state: 'upheld', answerBy: null };
  const upheld = await store({ booking, set: { noShow, blame: claim.against, fee } }, tx);
  await writeDues(upheld, at, tx);
  return upheld;
};

const restoreDues = async ({ booking, claim }: Claimed, at: Date, tx: Tx): Promise<void> => {
  if (claim.from === 'in_progress') await writeDues(booking, at, tx);
  else {
    const kind = booking.paid ? 'paid_restored' : 'job_restored';
    await appendBookingMoney({ booking, kind, amountPaise: booking.pricePaise, at }, tx);
  }
  await countJob(booking, tx);
  await recountReview(booking, tx);
  if (booking.paid) await awaitReferralCredit(booking, at, tx);
  else if (!(await canOwe(booking, tx))) await leaveUnpaid({ booking, tells: 'customer', at }, tx);
};

interface Verdict {
  booking: BookingRecord;
  verdict: 'upheld' | 'dismissed' | 'dropped';
  /** Of a claim that is dropped: who made it has left, and nobody says so any more. */
  isTakenBack?: boolean;
  mover: Mover;
  /** Null: the system. */
  by: string | null;
  at: Date;
}

const reject = async ({ booking, claim }: Claimed, verdict: Verdict, tx: Tx): Promise<BookingRecord> => {
  const { mover, by, at, verdict: state, isTakenBack = false } = verdict;
  const noShow = { ...claim, state, answerBy: null };
  const status = state === 'dismissed' || isTakenBack ? statusAfterDismissal(claim) : 'no_show';
  if (status === 'no_show') return store({ booking, set: { noShow } }, tx);
  const change = { status, mover, by: by === null ? null : toObjectId(by), at };
  const restored = await store({ booking, set: { noShow, status }, change }, tx);
  await restoreDues({ booking: restored, claim }, at, tx);
  return restored;
};

/** Ends a claim of a no-show, once: only now something is owed, counted or blamed. Whoever did not decide it is told. */
export const decideClaim = async (verdict: Verdict, tx: Tx): Promise<BookingRecord> => {
  const { booking, verdict: state, by, at } = verdict;
  const claim = requireUndecided(booking);
  const decided =
    state === 'upheld'
      ? await uphold({ booking, claim }, at, tx)
      : await reject({ booking, claim }, verdict, tx);
  await closeTicket(claim, tx);
  const news: BookingNews = state === 'upheld' ? 'claim_upheld' : 'claim_dismissed';
  await notifyBookingChange({ booking: decided, news, by }, tx);
  return decided;
};

interface Contest {
  booking: BookingRecord;
  by: string;
  /** Of the ticket. */
  number: string;
  at: Date;
}

/** Hands a contradicted claim to the office, as a ticket that nobody wrote; nothing is owed until it is decided. */
export const contestClaim = async ({ booking, by, number, at }: Contest, tx: Tx): Promise<BookingRecord> => {
  const claim = requireUndecided(booking);
  const claimant = claim.against === 'customer' ? 'worker' : 'customer';
  const ticket = await insertTicket(
    {
      ...{ number, kind: 'contact', category: 'booking', authorId: null, bookingId: booking._id },
      subject: `No-show of the ${claim.against}, booking ${booking.number}`,
      message: `The ${claimant} says that the ${claim.against} was not there; the ${claim.against} says otherwise. PUT /admin/bookings/${String(booking._id)}/no-show decides.`,
      createdAt: at,
    },
    tx,
  );
  const noShow: NoShowClaim = { ...claim, state: 'contested', answerBy: null, ticketId: ticket._id };
  const contested = await store({ booking, set: { noShow } }, tx);
  await notifyBookingChange({ booking: contested, news: 'claim_contested', by }, tx);
  return contested;
};

/**
 * Gives up the claims of and against somebody who leaves, or may not work any more: nothing is owed, nobody is blamed. A
 * job that was called done stays done where only the one who leaves said otherwise.
 */
export const dropClaimsOf = async (
  { userId, by, at }: { userId: string; by: string | null; at: Date },
  tx: Tx,
): Promise<void> => {
  for (const booking of await listUndecidedClaims(userId, tx)) {
    const isTakenBack = booking.noShow?.against === 'worker' && String(booking.customerId) === userId;
    await decideClaim({ booking, verdict: 'dropped', isTakenBack, mover: 'system', by, at }, tx);
  }
};
