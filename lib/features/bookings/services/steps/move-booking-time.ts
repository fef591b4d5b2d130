import { AppError } from '#lib/platform/contract/app-error.ts';
import { answerBy } from '#lib/features/bookings/rules/booking-deadlines.ts';
import { priceAt } from '#lib/features/bookings/rules/booking-dues.ts';
import { nextReminderAt } from '#lib/features/bookings/rules/booking-reminders.ts';
import { now } from '#lib/platform/time/clock.ts';
import { cellsOf, type Span } from '#lib/features/bookings/rules/claim-cells.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { claimCells, freeCells } from '#models/bookings/booking-claim.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { isDuplicateKey, type Tx } from '#models/connection.ts';
import type { BookingNews } from '#lib/features/bookings/contracts/booking-news.ts';
import { notifyBookingChange } from './notify-booking-change.ts';

/** Takes for a booking the quarters of an hour that another time needs beyond its own; false when they are not free. */
export const claimOtherTime = (booking: BookingRecord, span: Span, tx: Tx): Promise<boolean> => {
  const own = new Set(cellsOf(booking));
  const cells = cellsOf(span).filter((cell) => !own.has(cell));
  return claimCells({ workerId: String(booking.workerId), bookingId: String(booking._id), cells }, tx);
};

/** Gives up what a booking held for another time. */
export const keepOwnTime = (booking: BookingRecord, tx: Tx): Promise<void> =>
  freeCells({ bookingId: String(booking._id), keep: cellsOf(booking) }, tx);

// One open request a customer, worker and day: held by the database.
const unlessRequested = async <Result>(change: Promise<Result>): Promise<Result> => {
  try {
    return await change;
  } catch (error) {
    if (isDuplicateKey(error)) throw new AppError('day_requested');
    throw error;
  }
};

interface Shift extends Span {
  /** What was agreed with it; without it the price by the booking's own rate. */
  pricePaise?: number;
}

/** Moves a booking to a time that it has claimed already, and frees the old one. */
export const shiftBooking = async (booking: BookingRecord, to: Shift, tx: Tx): Promise<BookingRecord> => {
  const { pricePaise = priceAt(booking, to), ...span } = to;
  const { status, startsAt, createdAt } = booking;
  const expiresAt = booking.expiresAt && answerBy({ askedAt: createdAt, startsAt: span.startsAt });
  const moved = { ...span, expiresAt, proposal: null };
  const shifted = await unlessRequested(
    updateBooking(
      {
        bookingId: String(booking._id),
        from: { status, startsAt },
        set: {
          ...moved,
          localDate: indiaDayOf(span.startsAt),
          pricePaise,
          remindAt: nextReminderAt({ ...booking, ...moved }, now()),
        },
      },
      tx,
    ),
  );
  if (!shifted) throw new AppError('booking_changed');
  await keepOwnTime(shifted, tx);
  return shifted;
};

interface End {
  booking: BookingRecord;
  news: Extract<BookingNews, 'proposal_declined' | 'proposal_expired'>;
  /** Null: the system. */
  by: string | null;
}

/** Ends a proposal of another time: the booking keeps its own, and the other one is free again. */
export const dropProposal = async ({ booking, news, by }: End, tx: Tx): Promise<BookingRecord> => {
  const { status, startsAt } = booking;
  const from = { status, startsAt };
  const remindAt = nextReminderAt({ ...booking, proposal: null }, now());
  const set = { proposal: null, remindAt };
  const kept = await updateBooking({ bookingId: String(booking._id), from, set }, tx);
  if (!kept) throw new AppError('booking_changed');
  await keepOwnTime(kept, tx);
  await notifyBookingChange({ booking: kept, news, by }, tx);
  return kept;
};
