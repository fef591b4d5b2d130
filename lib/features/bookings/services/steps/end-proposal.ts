import type { BookingNews } from '#lib/features/bookings/contracts/booking-news.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { keepOwnTime } from './move-booking-time.ts';
import { tellOfBooking } from './notify-booking-change.ts';

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
  const kept = await updateBooking({ bookingId: String(booking._id), from, set: { proposal: null } }, tx);
  if (!kept) throw new AppError('booking_changed');
  await keepOwnTime(kept, tx);
  await tellOfBooking({ booking: kept, news, by }, tx);
  return kept;
};
