import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { toPage, waitingOf, type Place } from '#models/newest-first.ts';
import { Booking, type BookingRecord } from './booking.ts';

/** Claims of a no-show that were contradicted. */
export const contestedClaims = waitingOf(Booking, { 'noShow.state': 'contested' });

const agreed = ['accepted', 'on_the_way', 'arrived', 'in_progress'] as const;

// One after another by the end of their time, those of one moment by their ids.
const afterVisit = async (before: string | null) => {
  const last = before && (await Booking.findById(before, { endsAt: 1 }).lean<BookingRecord>().exec());
  if (!last) return {};
  const { _id, endsAt } = last;
  return { endsAt: { $gte: endsAt }, $or: [{ endsAt: { $gt: endsAt } }, { _id: { $gt: _id } }] };
};

/** Visits that should have ended by an instant, those first that should have ended first. */
export const overdueVisits = (at: Date) => ({
  list: async ({ before, limit }: Place): Promise<Page<BookingRecord>> => {
    const { endsAt, ...rest } = await afterVisit(before);
    const rows = await Booking.find({ status: { $in: agreed }, endsAt: { ...endsAt, $lte: at }, ...rest })
      .sort({ endsAt: 1, _id: 1 })
      .limit(limit + 1)
      .lean<BookingRecord[]>()
      .exec();
    return toPage(rows, limit);
  },
  count: (most: number): Promise<number> => countBookings({ statuses: agreed, endedBy: at, most }),
});

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
