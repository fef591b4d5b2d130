import type { BookingReason, BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { judgeMove, type Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import { updateBooking, type BookingRecord, type BookingFee } from '#models/bookings/booking.ts';
import { freeCells } from '#models/bookings/booking-claim.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { countCompletedJob } from '#models/people/user.ts';
import { notifyBookingChange, notifyBookingMoney } from './notify-booking-change.ts';
import { cancellationFee } from '#lib/features/bookings/rules/cancellation.ts';
import { appendBookingMoney } from '#lib/features/money/services/steps/append-ledger.ts';

interface Ending {
  booking: BookingRecord;
  to: BookingStatus;
  mover: Mover;
  at: Date;
}

/** What a customer owes who cancels now; null where that is free. */
const feeOf = ({ booking, to, mover, at }: Ending): BookingFee | null => {
  if (to !== 'cancelled' || mover !== 'customer') return null;
  const { status, createdAt: bookedAt, startsAt, pricePaise } = booking;
  const { percent, feePaise } = cancellationFee({ status, bookedAt, startsAt, pricePaise }, at);
  if (percent === 0 || feePaise === 0) return null;
  return { percent, feePaise, state: 'due', method: null, settledAt: null };
};

/** Writes into both books what a booking's end makes due: the price of what is done, or the fee. */
const writeDues = async (booking: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  const { status, pricePaise, fee } = booking;
  if (status === 'completed')
    await appendBookingMoney({ booking, kind: 'job', amountPaise: pricePaise, at }, tx);
  if (!fee) return;
  const amountPaise = fee.feePaise;
  await appendBookingMoney({ booking, kind: 'fee', amountPaise, at }, tx);
  await notifyBookingMoney({ booking, to: 'worker', news: 'fee_due', amountPaise }, tx);
};

export interface BookingMove {
  booking: BookingRecord;
  to: BookingStatus;
  mover: Mover;
  /** Null: the system. */
  by: string | null;
  reason?: string | undefined;
  reasonCode?: BookingReason | undefined;
  at: Date;
}

const refuse = (why: 'illegal' | 'too_early' | 'reason_missing'): AppError => {
  switch (why) {
    case 'illegal':
      return new AppError('illegal_move');
    case 'too_early':
      return new AppError('move_too_early');
    case 'reason_missing':
      return new AppError('validation_failed', { errors: [{ field: 'reason', code: 'reason_required' }] });
  }
};

const judge = ({ booking, to, mover, reason, at }: BookingMove) => {
  const { status: from, startsAt, endsAt } = booking;
  const verdict = judgeMove({
    mover,
    from,
    to,
    startsAt,
    endsAt,
    at,
    ...(reason !== undefined && { reason }),
  });
  if (!verdict.allowed) throw refuse(verdict.why);
  return verdict;
};

const settle = async (booking: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  const bookingId = String(booking._id);
  if (!isLive(booking.status)) await freeCells({ bookingId }, tx);
  await writeDues(booking, at, tx);
  if (booking.status === 'completed') await countCompletedJob(String(booking.workerId), tx);
};

/**
 * Takes a booking a step further, with its history, the time that it frees, and the news for the others, or refuses and
 * changes nothing. Of several who try at once one wins.
 */
export const transitionBooking = async (move: BookingMove, tx: Tx): Promise<BookingRecord> => {
  const { booking, to, mover, by, reason, reasonCode, at } = move;
  const { blames } = judge(move);
  const { status, startsAt } = booking;
  const moved = await updateBooking(
    {
      bookingId: String(booking._id),
      from: { status, startsAt },
      set: {
        status: to,
        openSlot: null,
        expiresAt: null,
        ...(!isLive(to) && { proposal: null, blame: blames, fee: feeOf(move) }),
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
  await settle(moved, at, tx);
  if (to !== 'pending') await notifyBookingChange({ booking: moved, news: to, by }, tx);
  return moved;
};
