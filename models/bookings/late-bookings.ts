import type { Tx } from '#models/connection.ts';
import { Booking, type BookingRecord } from './booking.ts';

/** Bookings that a worker cancelled late or missed since then, under any account with one of these marks. */
export const listLateBookings = (
  { marks, since }: { marks: readonly string[]; since: Date },
  tx?: Tx,
): Promise<Pick<BookingRecord, '_id' | 'late' | 'fee' | 'startsAt' | 'history' | 'noShow'>[]> =>
  Booking.find(
    { 'late.marks': { $in: marks }, 'late.at': { $gt: since } },
    { fields: ['_id', 'late', 'fee', 'startsAt', 'history', 'noShow'], ...(tx && { tx }) },
  );

/** The fees that a worker owes customers, oldest first. */
export const listWorkerDues = (workerId: string, tx: Tx): Promise<BookingRecord[]> =>
  Booking.find(
    {
      workerId,
      status: { $in: ['cancelled', 'no_show'] },
      'fee.state': 'due',
      'fee.owedBy': 'worker',
    },
    { sort: { startsAt: 1, _id: 1 }, tx },
  );

/** A visit that its worker left because it was not safe there. */
const wasLeft = {
  status: 'cancelled' as const,
  history: { $elemMatch: { reasonCode: 'visit_ended' as const } },
};

/** Counts the visits since then that a worker has left. */
export const countLeftVisits = (
  { workerId, since }: { workerId: string; since: Date },
  tx: Tx,
): Promise<number> => Booking.countDocuments({ workerId, startsAt: { $gte: since }, ...wasLeft }, { tx });
