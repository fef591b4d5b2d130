import type { Types } from 'mongoose';
import { upcomingStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import type { Tx } from '#models/connection.ts';
import { inSlice, readNext, type NextRows, type Slice } from '#models/platform/slice.ts';
import { Booking, type BookingRecord } from './booking.ts';

/** Requests past their deadline. */
export const listExpiredRequests = (at: Date, limit: number, slice?: Slice): Promise<BookingRecord[]> =>
  Booking.find(
    { expiresAt: { $type: 'date', $lte: at }, ...inSlice(slice) },
    { sort: { expiresAt: 1 }, limit },
  );

/** Requests whose hold has ended. */
export const listEndedHolds = (at: Date, limit: number, slice?: Slice): Promise<BookingRecord[]> =>
  Booking.find(
    { 'hold.until': { $type: 'date', $lte: at }, ...inSlice(slice) },
    { sort: { 'hold.until': 1 }, limit },
  );

/** A customer's requests that hold their time briefly or not at all. */
export const listShortHolds = (customerId: string): Promise<BookingRecord[]> =>
  Booking.find({ customerId, status: 'pending', hold: { $type: 'object' } });

/** Counts the other short holds on a worker's day. */
export const countShortHolds = (
  { _id, workerId, localDate }: Pick<BookingRecord, '_id' | 'workerId' | 'localDate'>,
  tx: Tx,
): Promise<number> =>
  Booking.countDocuments(
    { workerId, status: 'pending', localDate, 'hold.until': { $type: 'date' }, _id: { $ne: _id } },
    { tx },
  );

export const countUpcoming = (workerId: Types.ObjectId, tx: Tx): Promise<number> =>
  Booking.countDocuments({ workerId, status: { $in: upcomingStatuses } }, { tx });

/** Bookings with a proposed time or a proposed worker past the deadline. */
export const listExpiredProposals = (at: Date, limit: number, slice?: Slice): Promise<BookingRecord[]> => {
  const past = { $type: 'date' as const, $lte: at };
  const overdue = [{ 'proposal.expiresAt': past }, { 'handover.expiresAt': past }];
  return Booking.find({ $or: overdue, ...inSlice(slice) }, { limit });
};

/** Accepted bookings that ended before `before` and were never closed. */
export const listForgottenBookings = (before: Date, limit: number, slice?: Slice): Promise<BookingRecord[]> =>
  Booking.find(
    {
      status: { $in: ['accepted', 'on_the_way', 'arrived', 'in_progress'] },
      endsAt: { $lte: before },
      ...inSlice(slice),
    },
    { limit },
  );

export const listBookingsToRemind = (at: Date, limit: number, slice?: Slice): Promise<BookingRecord[]> =>
  Booking.find(
    { remindAt: { $type: 'date', $lte: at }, ...inSlice(slice) },
    { sort: { remindAt: 1 }, limit },
  );

/** Fees that customers owe a worker. */
export const listDueFees = (workerId: string, tx: Tx, next?: NextRows): Promise<BookingRecord[]> => {
  const { but, limit } = readNext(next);
  return Booking.find(
    {
      ...{ workerId, status: { $in: ['cancelled', 'no_show'] } },
      ...{ 'fee.state': 'due', 'fee.owedBy': { $ne: 'worker' }, ...but },
    },
    { ...limit, tx },
  );
};

/** Lists a person's bookings, on either side, with a refund that is due. Only bookings that are over have one. */
export const listDueRefunds = (userId: string, tx: Tx, next?: NextRows): Promise<BookingRecord[]> => {
  const { but, limit } = readNext(next);
  const due = {
    status: { $in: ['completed', 'cancelled', 'no_show'] as const },
    'refund.state': 'due' as const,
  };
  return Booking.find(
    {
      $or: [
        { customerId: userId, ...due },
        { workerId: userId, ...due },
      ],
      ...but,
    },
    { ...limit, tx },
  );
};

interface OwedRows extends Partial<NextRows> {
  /** Only what this side owes. */
  owedBy?: 'customer';
}

/** Lists a person's bookings, on either side, with an open payment. */
export const listOwedBookings = (
  userId: string,
  tx: Tx,
  { owedBy, limit, except = [] }: OwedRows = {},
): Promise<BookingRecord[]> => {
  const { but, ...next } = readNext(limit === undefined ? undefined : { limit, except });
  const done = { status: 'completed' as const, paid: null, leftUnpaid: { $exists: false } };
  const late = {
    ...{ status: { $in: ['cancelled', 'no_show'] as const }, 'fee.state': 'due' as const },
    ...(owedBy && { 'fee.owedBy': { $ne: 'worker' as const } }),
  };
  const sides = [{ customerId: userId }, { workerId: userId }];
  const owed = sides.flatMap((side) => [
    { ...side, ...done },
    { ...side, ...late },
  ]);
  return Booking.find({ $or: owed, ...but }, { ...next.limit, tx });
};
