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

/** Notes who left a visit because it was not safe there. */
export const noteLeaver = async (
  { bookingId, left }: { bookingId: string; left: NonNullable<BookingRecord['left']> },
  tx: Tx,
): Promise<void> => {
  await Booking.updateOne({ _id: bookingId }, { $set: { left } }, { tx });
};

/** Removes the marks of late cancellations and of visits that were left until then: no limit looks back that far. */
export const forgetMarks = async (until: Date): Promise<void> => {
  await Booking.updateMany(
    { 'late.at': { $lte: until }, 'late.marks': { $type: 'string' } },
    { $set: { 'late.marks': [] } },
  );
  await Booking.updateMany({ 'left.at': { $type: 'date', $lte: until } }, { $unset: { left: 1 } });
};

/** Counts the visits since then that a worker has left, under any account with one of these marks. */
export const countLeftVisits = (
  { marks, since }: { marks: readonly string[]; since: Date },
  tx: Tx,
): Promise<number> =>
  Booking.countDocuments({ 'left.marks': { $in: marks }, 'left.at': { $gte: since } }, { tx });
