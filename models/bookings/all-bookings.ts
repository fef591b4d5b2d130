import type { Types } from 'mongoose';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { liveStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { toObjectId, Tx } from '#models/connection.ts';
import { Booking, type BookingRecord, type ReviewNote } from './booking.ts';
import { asked, newestFirst, type Place } from '#models/newest-first.ts';

interface BookingFilter {
  number?: string | undefined;
  status?: BookingStatus | undefined;
  customerId?: string | undefined;
  workerId?: string | undefined;
  /** Days in India, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** One page of everybody's bookings, newest first; `from` and `to` name the days of the work. */
export const listAllBookings = (query: Place & BookingFilter): Promise<Page<BookingRecord>> => {
  const { before, limit, from, to, ...wanted } = query;
  const localDate = from || to ? asked({ $gte: from, $lte: to }) : undefined;
  return newestFirst(Booking, { filter: asked({ ...wanted, localDate }), before, limit });
};

interface CountedJobQuery {
  customerId: string;
  workerId: string;
  since: Date;
  until: Date;
  leastPaise: number;
  /** The booking that is not looked for. */
  other: Types.ObjectId;
}

/** Whether a worker has done another job for a customer that began in this time and cost at least so much. */
export const hasCountedJob = async (query: CountedJobQuery, tx: Tx): Promise<boolean> => {
  const { customerId, workerId, since, until, leastPaise, other } = query;
  const pair = { customerId, workerId, _id: { $ne: other } };
  const wanted = { startsAt: { $gte: since, $lt: until }, pricePaise: { $gte: leastPaise } };
  const job = Booking.findOne({ ...pair, status: 'completed', ...wanted }, { _id: 1 }, Tx.session(tx));
  return (await job.lean().exec()) !== null;
};

/** Whether a customer has a booking that is not over. */
export const hasLiveBooking = async (customerId: string, tx: Tx): Promise<boolean> => {
  const live = { customerId, status: { $in: [...liveStatuses] } };
  return (await Booking.findOne(live, { _id: 1 }, Tx.session(tx)).lean().exec()) !== null;
};

/** How many of a worker's bookings ended in a state by the worker's own doing. */
export const countBlamed = (ended: { workerId: string; status: 'cancelled' | 'no_show' }): Promise<number> =>
  Booking.countDocuments({ ...ended, blame: 'worker' }).exec();

/** Whom a customer has asked for a time, whatever came of it. */
export const listAskedWorkers = async (asked: { customerId: string; startsAt: Date }): Promise<string[]> =>
  (await Booking.distinct('workerId', asked).exec()).map(String);

/** Which of these people have, or had, a booking that was accepted: each pair as customer and worker. */
export const listAgreedPairs = async (userIds: readonly string[]): Promise<[string, string][]> => {
  const ids = userIds.map(toObjectId);
  const rows = await Booking.aggregate<{ _id: Pick<BookingRecord, 'customerId' | 'workerId'> }>([
    { $match: { customerId: { $in: ids }, workerId: { $in: ids }, 'history.status': 'accepted' } },
    { $group: { _id: { customerId: '$customerId', workerId: '$workerId' } } },
  ]).exec();
  return rows.map(({ _id }) => [String(_id.customerId), String(_id.workerId)]);
};

/** The services of most completed bookings that ended after `since`, the most booked first. */
export const listMostBooked = async ({ since, most }: { since: Date; most: number }): Promise<string[]> => {
  const rows = await Booking.aggregate<{ _id: Types.ObjectId }>([
    { $match: { status: 'completed', endsAt: { $gte: since } } },
    { $group: { _id: '$serviceId', count: { $sum: 1 } } },
    { $sort: { count: -1, _id: -1 } },
    { $limit: most },
  ]).exec();
  return rows.map(({ _id }) => String(_id));
};

interface Reviewed {
  bookingId: string;
  /** Which of the two it is. */
  of: 'review' | 'customerReview';
  note: ReviewNote;
}

const otherNote = { review: 'customerReview', customerReview: 'review' } as const;

/** Notes one of a booking's two reviews; false when it has that one already. With both there, neither is blind any more. */
export const noteReview = async ({ bookingId, of, note }: Reviewed, tx: Tx): Promise<boolean> => {
  const { matchedCount } = await Booking.updateOne(
    { _id: bookingId, [of]: null },
    { $set: { [of]: note }, $unset: { [`${otherNote[of]}.blindUntil`]: 1 } },
    Tx.session(tx),
  );
  return matchedCount === 1;
};
