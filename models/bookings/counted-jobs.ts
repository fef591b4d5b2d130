import type { Types } from 'mongoose';
import {
  MAX_SHOWN_JOBS,
  MIN_COUNTED_PAISE,
  type JobCount,
} from '#lib/features/bookings/rules/counted-jobs.ts';
import type { Tx } from '#models/connection.ts';
import { Booking, type BookingRecord } from './booking.ts';

interface PairMonth {
  customerId: string;
  workerId: string;
  since: Date;
  /** Exclusive. */
  until: Date;
  minPaise: number;
  /** Excluded from the search. */
  other: Types.ObjectId;
}

const inMonth = ({ customerId, workerId, since, until, minPaise, other }: PairMonth) => ({
  ...{ customerId, workerId, status: 'completed' as const, _id: { $ne: other } },
  ...{ startsAt: { $gte: since, $lt: until }, pricePaise: { $gte: minPaise } },
});

// Absent in jobs that were counted before this was stored.
const counts = { 'count.leftOut': null };

/** Whether another job of these two people counts in that month; `pairMarks` identify them under other accounts. */
export const hasCountedJob = async (
  { pairMarks, ...month }: PairMonth & { pairMarks: readonly string[] },
  tx: Tx,
): Promise<boolean> => {
  const ofPeople = {
    ...{ 'count.pairMarks': { $in: pairMarks }, status: 'completed' as const, _id: { $ne: month.other } },
  };
  const either = { $or: [inMonth(month), ofPeople], ...counts };
  return await Booking.exists(either, { tx });
};

interface WorkerDay {
  workerId: string;
  since: Date;
  until: Date;
}

const onDay = ({ workerId, since, until }: WorkerDay) => ({
  ...{ workerId, status: 'completed' as const },
  startsAt: { $gte: since, $lt: until },
});

/** Jobs that don't count because another one did: of the pair in that month, or of young accounts on that day. */
export const listNextJobs = (month: PairMonth, day: WorkerDay, tx: Tx): Promise<BookingRecord[]> => {
  const ofPair = { ...inMonth(month), 'count.leftOut': 'pair' as const };
  const ofDay = { ...onDay(day), 'count.leftOut': 'young' as const };
  return Booking.find({ $or: [ofPair, ofDay] }, { sort: { startsAt: 1, _id: 1 }, tx });
};

/** Counts a worker's jobs of a day whose customers had young accounts, up to `limit`. */
export const countYoungJobs = (day: WorkerDay, limit: number, tx: Tx): Promise<number> =>
  Booking.countDocuments({ ...onDay(day), 'count.isYoung': true, ...counts }, { limit, tx });

/** Counts a customer's jobs that count, as far as screens show the number. */
export const countCustomerJobs = (customerId: string): Promise<number> =>
  Booking.countDocuments(
    { customerId, status: 'completed', pricePaise: { $gte: MIN_COUNTED_PAISE }, ...counts },
    { limit: MAX_SHOWN_JOBS },
  );

export const setJobCount = async (
  { bookingId, count }: { bookingId: Types.ObjectId; count: JobCount },
  tx: Tx,
): Promise<void> => {
  await Booking.updateOne({ _id: bookingId }, { $set: { count } }, { tx });
};

/** A customer's completed jobs since then that wait for a verified contact, oldest first. */
export const listUnprovedJobs = async (query: { customerId: string; since: Date }): Promise<string[]> => {
  const { customerId, since } = query;
  const rows = await Booking.find(
    { customerId, status: 'completed', endsAt: { $gte: since }, 'count.leftOut': 'unproved' },
    { fields: ['_id'], sort: { startsAt: 1, _id: 1 } },
  );
  return rows.map(({ _id }) => String(_id));
};
