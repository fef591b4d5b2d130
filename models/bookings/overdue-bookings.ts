import { Booking, type BookingRecord } from './booking.ts';

/** Requests that nobody answered in time. */
export const listExpiredRequests = (at: Date, most: number): Promise<BookingRecord[]> =>
  Booking.find({ expiresAt: { $type: 'date', $lte: at } })
    .sort({ expiresAt: 1 })
    .limit(most)
    .lean<BookingRecord[]>()
    .exec();

/** Proposals of another time that nobody answered in time. */
export const listExpiredProposals = (at: Date, most: number): Promise<BookingRecord[]> =>
  Booking.find({ 'proposal.expiresAt': { $type: 'date', $lte: at } })
    .limit(most)
    .lean<BookingRecord[]>()
    .exec();

/** What was agreed, and has been over since `before` without anybody ending it. */
export const listForgottenBookings = (before: Date, most: number): Promise<BookingRecord[]> =>
  Booking.find({
    status: { $in: ['accepted', 'on_the_way', 'arrived', 'in_progress'] },
    endsAt: { $lte: before },
  })
    .limit(most)
    .lean<BookingRecord[]>()
    .exec();

/** Bookings of which somebody is to be reminded by now. */
export const listBookingsToRemind = (at: Date, most: number): Promise<BookingRecord[]> =>
  Booking.find({ remindAt: { $type: 'date', $lte: at } })
    .sort({ remindAt: 1 })
    .limit(most)
    .lean<BookingRecord[]>()
    .exec();

/** Bookings to come that were stored before reminders were. */
export const listUnremindedBookings = (at: Date, most: number): Promise<BookingRecord[]> =>
  Booking.find({
    status: { $in: ['pending', 'accepted'] },
    endsAt: { $gt: at },
    remindAt: { $exists: false },
  })
    .limit(most)
    .lean<BookingRecord[]>()
    .exec();
