import type { BookingReason, BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { nextReminderAt } from '#lib/features/bookings/rules/booking-reminders.ts';
import { answerByOf, isClaimable } from '#lib/features/bookings/rules/no-show-claim.ts';
import type { BookingNews } from '#lib/features/bookings/contracts/booking-news.ts';
import {
  judgeMove,
  sinceOf,
  type Blame,
  type Mover,
} from '#lib/features/bookings/rules/booking-transitions.ts';
import {
  updateBooking,
  type BookingRecord,
  type BookingFee,
  type NoShowClaim,
} from '#models/bookings/booking.ts';
import { freeCells } from '#models/bookings/booking-claim.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import { listNeed } from '#models/bookings/booking.ts';
import { keepOwnTime } from './move-booking-time.ts';
import { countAnswer, countJob, recountReview, uncountJob } from './count-job.ts';
import { acquaint } from '#lib/platform/realtime/publish.ts';
import { notifyBookingChange, notifyBookingMoney } from './notify-booking-change.ts';
import { readCancellation } from './show-bookings.ts';
import type { UserRecord } from '#models/people/user.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';

export interface BookingMove {
  booking: BookingRecord;
  to: BookingStatus;
  mover: Mover;
  /** Null: the system. */
  by: string | null;
  reason?: string | undefined;
  reasonCode?: BookingReason | undefined;
  /** The most that cancelling may cost the customer; without it whatever the rule says. */
  shownFeePaise?: number;
  at: Date;
  /** Its two people, where they are known already. */
  people?: readonly UserRecord[];
}

/** What a customer owes who cancels now; null where that is free. A fee above the one that was shown is refused. */
const feeOf = async (
  { booking, to, mover, at, shownFeePaise }: BookingMove,
  tx: Tx,
): Promise<BookingFee | null> => {
  if (to !== 'cancelled' || mover !== 'customer') return null;
  const present = await readCancellation(booking, at, tx);
  const { percent, feePaise } = present;
  if (shownFeePaise !== undefined && feePaise > shownFeePaise)
    throw new AppError('price_changed', { data: present });
  if (percent === 0 || feePaise === 0) return null;
  return { percent, feePaise, state: 'due', method: null, settledAt: null };
};

/** What somebody claims who says that the other was not there; null for every other move. */
const claimOf = async (move: BookingMove, against: Blame | null, tx: Tx): Promise<NoShowClaim | null> => {
  if (against === null) return null;
  const { booking, at } = move;
  if (!isClaimable(booking)) throw new AppError('illegal_move');
  const { percent, feePaise } = await readCancellation(booking, at, tx);
  const isDue = against === 'customer' && percent !== 0 && feePaise > 0;
  const fee = isDue ? { percent, feePaise } : null;
  return { against, state: 'open', at, answerBy: answerByOf(at), from: booking.status, fee };
};

/** Writes into both books what a booking's end makes due: the price of what is done, or the fee. */
export const writeDues = async (booking: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  const { status, pricePaise, fee } = booking;
  if (status === 'completed')
    await appendBookingMoney({ booking, kind: 'job', amountPaise: pricePaise, at }, tx);
  if (!fee) return;
  const amountPaise = fee.feePaise;
  const isMissed = status === 'no_show';
  await appendBookingMoney({ booking, kind: 'fee', isMissed, amountPaise, at }, tx);
  const news = isMissed ? 'missed_fee_due' : 'fee_due';
  await notifyBookingMoney({ booking, to: 'worker', news, amountPaise }, tx);
};

const refuse = (why: 'illegal' | 'expired' | 'too_early' | 'reason_missing'): AppError => {
  switch (why) {
    case 'illegal':
      return new AppError('illegal_move');
    case 'expired':
      return new AppError('request_expired');
    case 'too_early':
      return new AppError('move_too_early');
    case 'reason_missing':
      return new AppError('validation_failed', { errors: [{ field: 'reason', code: 'reason_required' }] });
  }
};

const judge = ({ booking, to, mover, reason, at }: BookingMove) => {
  const { status: from, startsAt, endsAt, expiresAt } = booking;
  const verdict = judgeMove({
    mover,
    from,
    to,
    startsAt,
    endsAt,
    since: sinceOf(booking),
    expiresAt,
    at,
    ...(reason !== undefined && { reason }),
  });
  if (!verdict.allowed) throw refuse(verdict.why);
  return verdict;
};

const freeTime = async ({ proposal }: BookingRecord, moved: BookingRecord, tx: Tx): Promise<void> => {
  if (!isLive(moved.status)) await freeCells({ bookingId: String(moved._id) }, tx);
  else if (proposal) await keepOwnTime(moved, tx);
};

const settle = async (booking: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  await writeDues(booking, at, tx);
  if (booking.status === 'completed') await countJob(booking, tx);
};

/** Nothing is owed or counted of a job while it is asked whether it was done. */
const holdJob = async (booking: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  const kind = booking.paid ? 'paid_held' : 'job_held';
  await appendBookingMoney({ booking, kind, amountPaise: booking.pricePaise, at }, tx);
  await uncountJob(booking, tx);
  await recountReview(booking, tx);
};

/** Of several who were asked for one thing the first who agrees does it: what was asked of the others ends. */
const dropOthers = async (agreed: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  const reasonCode = 'elsewhere';
  const reason = bookingWords.reasons[reasonCode];
  for (const booking of await listNeed(agreed, tx)) {
    if (booking._id.equals(agreed._id)) continue;
    // Asked in the same moment in which the other agreed.
    if (booking.status !== 'pending') throw new AppError('illegal_move');
    const by = String(booking.customerId);
    await transitionBooking({ booking, to: 'cancelled', mover: 'customer', by, reason, reasonCode, at }, tx);
  }
};

const newsOf = ({ to, mover }: BookingMove, claim: NoShowClaim | null): BookingNews | null => {
  if (claim) return `${claim.against}_missed`;
  if (to === 'cancelled' && mover === 'system') return 'called_off';
  return to === 'pending' ? null : to;
};

/**
 * Takes a booking a step further, with its history, the time that it frees, and the news for the others, or refuses and
 * changes nothing. Of several who try at once one wins.
 */
export const transitionBooking = async (move: BookingMove, tx: Tx): Promise<BookingRecord> => {
  const { booking, to, mover, by, reason, reasonCode, at, people: known } = move;
  const { blames } = judge(move);
  const fee = await feeOf(move, tx);
  const noShow = await claimOf(move, blames, tx);
  const { status, startsAt } = booking;
  const moved = await updateBooking(
    {
      bookingId: String(booking._id),
      from: { status, startsAt },
      set: {
        status: to,
        openSlot: null,
        expiresAt: null,
        // Another time was asked for what was agreed, not for a job on its way.
        proposal: null,
        remindAt: nextReminderAt({ ...booking, status: to, expiresAt: null, proposal: null }, at),
        ...(!isLive(to) && { fee }),
        ...(noShow && { noShow }),
      },
      change: {
        status: to,
        mover,
        by: by === null ? null : toObjectId(by),
        at,
        ...(reason && { reason }),
        ...(reasonCode && { reasonCode }),
      },
    },
    tx,
  );
  if (!moved) throw new AppError('illegal_move');
  await freeTime(booking, moved, tx);
  const people = [moved.customerId, moved.workerId].map(String);
  if (to === 'accepted') {
    await dropOthers(moved, at, tx);
    tx.afterCommit(() => acquaint(people));
  }
  if (status === 'completed') await holdJob(moved, at, tx);
  await settle(moved, at, tx);
  await countAnswer({ before: booking, moved, mover, at }, tx);
  const news = newsOf(move, noShow);
  if (news !== null)
    await notifyBookingChange({ booking: moved, news, by, ...(known && { people: known }) }, tx);
  return moved;
};
