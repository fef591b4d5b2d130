import { AppError } from '#lib/platform/contract/app-error.ts';
import { noticeOfMove, readAgreement } from '#lib/features/bookings/rules/cancellation.ts';
import { answerBy } from '#lib/features/bookings/rules/booking-deadlines.ts';
import { priceAt } from '#lib/features/bookings/rules/booking-dues.ts';
import { nextReminderAt } from '#lib/features/bookings/rules/booking-reminders.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toCells, type Span } from '#lib/platform/time/time-slot.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { reserveCells, releaseCells } from '#models/bookings/booking-claim.ts';
import {
  updateBooking,
  type BookingChange,
  type BookingProposal,
  type BookingRecord,
} from '#models/bookings/booking.ts';
import { isDuplicateKey, type Tx } from '#models/connection.ts';
import type { BookingEventName } from '#lib/features/bookings/contracts/booking-news.ts';
import { heldCells, offeredCells } from './hold-time.ts';
import { notifyBookingChange } from './notify-booking-change.ts';

/** Reserves the quarter hours that another time needs in addition to the booking's own; false if they aren't free. */
export const reserveOtherTime = (booking: BookingRecord, span: Span, tx: Tx): Promise<boolean> => {
  const own = new Set([...heldCells(booking), ...offeredCells(booking)]);
  const cells = toCells(span).filter((cell) => !own.has(cell));
  return reserveCells({ workerId: String(booking.workerId), bookingId: String(booking._id), cells }, tx);
};

/** Releases what the booking held for another time. */
export const releaseOtherTime = (booking: BookingRecord, tx: Tx): Promise<void> =>
  releaseCells({ bookingId: String(booking._id), keep: heldCells(booking) }, tx);

// The database allows one open request per customer, worker and day.
const unlessRequested = async <Result>(change: Promise<Result>): Promise<Result> => {
  try {
    return await change;
  } catch (error) {
    if (isDuplicateKey(error)) throw new AppError('day_requested');
    throw error;
  }
};

interface TimeChange extends Span {
  /** The agreed price; without it, the price by the booking's own rate. */
  pricePaise?: number;
  hold?: BookingRecord['hold'];
  /** Set when the office moves the booking. */
  change?: BookingChange;
  movedNotice?: BookingRecord['movedNotice'];
}

/** Moves a booking to a time that is reserved already, and releases the old one. */
export const shiftBooking = async (
  booking: BookingRecord,
  to: TimeChange,
  tx: Tx,
): Promise<BookingRecord> => {
  const { pricePaise = priceAt(booking, to), hold, change, movedNotice, ...span } = to;
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
          ...(hold !== undefined && { hold }),
          localDate: toIndiaDay(span.startsAt),
          pricePaise,
          remindAt: nextReminderAt({ ...booking, ...moved }, now()),
          // The proposal has changed since the worker accepted it, and neither side has moved it.
          ...(change && { reopens: null, movedNotice: null }),
          ...(movedNotice && { movedNotice }),
        },
        ...(change && { change }),
      },
      tx,
    ),
  );
  if (!shifted) throw new AppError('booking_changed');
  await releaseOtherTime(shifted, tx);
  return shifted;
};

/** Moves an accepted booking to the time that one side proposed and the other agreed to. */
export const shiftToProposal = (
  booking: BookingRecord,
  proposal: BookingProposal,
  tx: Tx,
): Promise<BookingRecord> => {
  const { status, startsAt, pricePaise: bookedPaise, movedNotice } = booking;
  const by = proposal.by ?? 'customer';
  const movedNoticeMs = movedNotice?.[by];
  const booked = { status, ...readAgreement(booking), startsAt, pricePaise: bookedPaise, movedNoticeMs };
  const notice = noticeOfMove(booked, proposal.proposedAt);
  const { endsAt, pricePaise } = proposal;
  return shiftBooking(
    booking,
    {
      ...{ startsAt: proposal.startsAt, endsAt },
      ...(pricePaise !== undefined && { pricePaise }),
      ...(notice !== null && { movedNotice: { ...movedNotice, [by]: notice } }),
    },
    tx,
  );
};

interface ProposalEnd {
  booking: BookingRecord;
  news: Extract<
    BookingEventName,
    'proposal_declined' | 'proposal_expired' | 'offer_declined' | 'offer_expired'
  >;
  by: string | null;
}

/** Ends a proposal: the booking keeps its time, and the proposed one is released. */
export const dropProposal = async ({ booking, news, by }: ProposalEnd, tx: Tx): Promise<BookingRecord> => {
  const { status, startsAt } = booking;
  const from = { status, startsAt };
  const remindAt = nextReminderAt({ ...booking, proposal: null }, now());
  const set = { proposal: null, remindAt };
  const kept = await updateBooking({ bookingId: String(booking._id), from, set }, tx);
  if (!kept) throw new AppError('booking_changed');
  await releaseOtherTime(kept, tx);
  await notifyBookingChange({ booking: kept, news, by }, tx);
  return kept;
};
