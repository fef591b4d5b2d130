import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { waitingOf } from '#models/newest-first.ts';
import { Booking } from './booking.ts';

/** Claims of a no-show that were contradicted. */
export const contestedClaims = waitingOf(Booking, { 'noShow.state': 'contested' });

/** A day's bookings by their state. */
export const countDay = async (localDate: string): Promise<{ status: BookingStatus; count: number }[]> => {
  const rows = await Booking.aggregate<{ _id: BookingStatus; count: number }>([
    { $match: { localDate } },
    { $group: { _id: '$status', count: { $sum: 1 } } },
    { $sort: { _id: 1 } },
  ]).exec();
  return rows.map(({ _id, count }) => ({ status: _id, count }));
};

interface Stock {
  statuses: readonly BookingStatus[];
  /** Those alone that should have ended by then. */
  endedBy?: Date;
  most: number;
}

/** How many bookings are in one of these states, as far as `most`. */
export const countBookings = ({ statuses, endedBy, most }: Stock): Promise<number> => {
  const late = endedBy && { endsAt: { $lte: endedBy } };
  return Booking.countDocuments({ status: { $in: statuses }, ...late }, { limit: most }).exec();
};
