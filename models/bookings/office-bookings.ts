import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { liveStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { toPage, pendingQueue, type Place } from '#models/newest-first.ts';
import { Booking, type BookingRecord } from './booking.ts';

/** No-show claims that are disputed. */
export const contestedClaims = pendingQueue(Booking, { 'noShow.state': 'contested' });

const agreed = ['accepted', 'on_the_way', 'arrived', 'in_progress'] as const;

// Cursor in order of end time, then id.
const afterVisit = async (before: string | null) => {
  const last = before && (await Booking.findById(before, { fields: ['_id', 'endsAt'] }));
  if (!last) return {};
  const { _id, endsAt } = last;
  return { endsAt: { $gte: endsAt }, $or: [{ endsAt: { $gt: endsAt } }, { _id: { $gt: _id } }] };
};

/** Visits that should have ended by now, first to end first. */
export const overdueVisits = (at: Date) => ({
  list: async ({ before, limit }: Place): Promise<Page<BookingRecord>> => {
    const { endsAt, ...rest } = await afterVisit(before);
    const rows = await Booking.find(
      { status: { $in: agreed }, endsAt: { ...endsAt, $lte: at }, ...rest },
      { sort: { endsAt: 1, _id: 1 }, limit: limit + 1 },
    );
    return toPage(rows, limit);
  },
  count: (max: number): Promise<number> => countBookings({ statuses: agreed, endedBy: at, max }),
});

/** Returns the numbers of bookings by id; unknown ids are left out. */
export const findBookingNumbers = async (ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await Booking.find({ _id: { $in: ids } }, { fields: ['_id', 'number'] });
  return new Map(rows.map(({ _id, number }) => [String(_id), number]));
};

export const countDay = async (localDate: string): Promise<{ status: BookingStatus; count: number }[]> => {
  const rows = await Booking.aggregate<{ _id: BookingStatus; count: number }>([
    { $match: { localDate } },
    { $group: { _id: '$status', count: { $sum: 1 } } },
    { $sort: { _id: 1 } },
  ]);
  return rows.map(({ _id, count }) => ({ status: _id, count }));
};

interface Stock {
  statuses: readonly BookingStatus[];
  /** Only those that should have ended by then. */
  endedBy?: Date;
  max: number;
}

/** Counts bookings with these statuses, up to `max`. */
export const countBookings = ({ statuses, endedBy, max }: Stock): Promise<number> => {
  const late = endedBy && { endsAt: { $lte: endedBy } };
  return Booking.countDocuments({ status: { $in: statuses }, ...late }, { limit: max });
};

const liveFigures = {
  running: { $sum: { $cond: [{ $eq: ['$status', 'pending'] }, 0, 1] } },
  open: { $sum: { $cond: [{ $eq: ['$status', 'pending'] }, 1, 0] } },
};

interface LiveFigures {
  running: number;
  open: number;
}

/** Counts running bookings and open requests by the address's PIN, city and state. */
export const countLiveByPlace = async (): Promise<
  (LiveFigures & { address: { pinCode?: string; city?: string; state?: string } })[]
> => {
  const { pinCode, city, state } = {
    pinCode: '$address.pinCode',
    city: '$address.city',
    state: '$address.state',
  };
  const rows = await Booking.aggregate<
    LiveFigures & { _id: { pinCode?: string; city?: string; state?: string } }
  >([
    { $match: { status: { $in: liveStatuses } } },
    { $group: { _id: { pinCode, city, state }, ...liveFigures } },
  ]);
  return rows.map(({ _id: address, running, open }) => ({ address, running, open }));
};

/** Counts running bookings and open requests by service. */
export const countLiveByService = async (): Promise<(LiveFigures & { serviceId: string })[]> => {
  const rows = await Booking.aggregate<LiveFigures & { _id: unknown }>([
    { $match: { status: { $in: liveStatuses } } },
    { $group: { _id: '$serviceId', ...liveFigures } },
  ]);
  return rows.map(({ _id, running, open }) => ({ serviceId: String(_id), running, open }));
};
