import type { Types } from 'mongoose';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { liveStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { Booking, type BookingRecord, type ReviewNote } from './booking.ts';
import { definedOnly, scanNewestFirst, splitFilter, type Place } from '#models/newest-first.ts';

interface BookingFilter {
  number?: string | undefined;
  status?: BookingStatus | undefined;
  customerId?: string | undefined;
  workerId?: string | undefined;
  /** Days in India, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Lists all bookings, newest first; `from` and `to` limit the day of the work, and order by it. */
export const listAllBookings = (query: Place & BookingFilter): Promise<Page<BookingRecord>> => {
  const { before, limit, from, to, ...filter } = query;
  const range = from || to ? definedOnly({ $gte: from, $lte: to }) : undefined;
  return scanNewestFirst(Booking, {
    ...splitFilter(filter, { few: ['number', 'workerId', 'customerId'], many: ['status'] }, range),
    span: { field: 'localDate', range },
    ...{ before, limit },
  });
};

export const hasLiveBooking = async (customerId: string, tx?: Tx): Promise<boolean> => {
  const live = { customerId, status: { $in: [...liveStatuses] } };
  return await Booking.exists(live, { tx });
};

/** Counts a worker's bookings that ended this way through the worker's own fault. */
export const countBlamed = (ended: { workerId: string; status: 'cancelled' | 'no_show' }): Promise<number> =>
  Booking.countDocuments({ ...ended, blame: 'worker' });

/** Counts visits that a customer missed, as both sides agree or the office decided. */
export const countMissedVisits = (customerId: string): Promise<number> =>
  Booking.countDocuments({ customerId, status: 'no_show', blame: 'customer' });

/** Lists the workers a customer has asked for this time, with any outcome. */
export const listAskedWorkers = async (filter: { customerId: string; startsAt: Date }): Promise<string[]> =>
  (await Booking.distinct('workerId', filter)).map(String);

/** Lists customer-worker pairs of these people with a booking that was ever accepted. */
export const listAgreedPairs = async (userIds: readonly string[]): Promise<[string, string][]> => {
  const ids = userIds.map(toObjectId);
  const rows = await Booking.aggregate<{ _id: Pick<BookingRecord, 'customerId' | 'workerId'> }>([
    { $match: { customerId: { $in: ids }, workerId: { $in: ids }, 'history.status': 'accepted' } },
    { $group: { _id: { customerId: '$customerId', workerId: '$workerId' } } },
  ]);
  return rows.map(({ _id }) => [String(_id.customerId), String(_id.workerId)]);
};

/** Finds the customer's latest completed booking of this service. */
export const findLastCompleted = (
  { customerId, serviceId }: { customerId: string; serviceId: string },
  tx?: Tx,
): Promise<BookingRecord | null> =>
  Booking.findOne({ customerId, status: 'completed', serviceId }, { sort: { startsAt: -1, _id: -1 }, tx });

// Tells as much about what is popular as all of them.
const MAX_COUNTED = 20_000;

/** Lists the services with the most bookings completed since `since`, among the latest ones. */
export const listMostBooked = async ({ since, limit }: { since: Date; limit: number }): Promise<string[]> => {
  const rows = await Booking.aggregate<{ _id: Types.ObjectId }>([
    { $match: { status: 'completed', endsAt: { $gte: since } } },
    { $sort: { endsAt: -1 } },
    { $limit: MAX_COUNTED },
    { $group: { _id: '$serviceId', count: { $sum: 1 } } },
    { $sort: { count: -1, _id: -1 } },
    { $limit: limit },
  ]);
  return rows.map(({ _id }) => String(_id));
};

interface Reviewed {
  bookingId: string;
  of: 'review' | 'customerReview';
  note: ReviewNote;
  /** Once both reviews exist, neither is hidden any more. */
  endsBlind: boolean;
}

const otherNote = { review: 'customerReview', customerReview: 'review' } as const;

/** Stores one of a booking's two reviews; false if it exists already. */
export const storeReview = async ({ bookingId, of, note, endsBlind }: Reviewed, tx: Tx): Promise<boolean> => {
  const { matchedCount } = await Booking.updateOne(
    { _id: bookingId, [of]: null },
    { $set: { [of]: note }, ...(endsBlind && { $unset: { [`${otherNote[of]}.blindUntil`]: 1 } }) },
    { tx },
  );
  return matchedCount === 1;
};

/** Sets until when a stored review is hidden; null: it is visible. */
export const setBlindTime = async (
  { bookingId, of, until }: Pick<Reviewed, 'bookingId' | 'of'> & { until: Date | null },
  tx: Tx,
): Promise<void> => {
  const field = `${of}.blindUntil`;
  await Booking.updateOne(
    { _id: bookingId, [of]: { $ne: null } },
    until ? { $set: { [field]: until } } : { $unset: { [field]: 1 } },
    { tx },
  );
};
