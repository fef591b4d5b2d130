import { Tx } from '#models/connection.ts';
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

/** Claims of a no-show that nobody has contradicted in time. */
export const listDueClaims = (at: Date, most: number): Promise<BookingRecord[]> =>
  Booking.find({ 'noShow.answerBy': { $type: 'date', $lte: at } })
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

/** A worker's bookings whose fee is still owed. */
export const listDueFees = (workerId: string, tx: Tx): Promise<BookingRecord[]> =>
  Booking.find(
    { workerId, status: { $in: ['cancelled', 'no_show'] }, 'fee.state': 'due' },
    null,
    Tx.session(tx),
  )
    .lean<BookingRecord[]>()
    .exec();

const isOf = (userId: string) => ({ $or: [{ customerId: userId }, { workerId: userId }] });

/** Somebody's bookings, of either side, with a claim of a no-show that is not decided. */
export const listUndecidedClaims = (userId: string, tx: Tx): Promise<BookingRecord[]> =>
  Booking.find(
    { ...isOf(userId), status: 'no_show', 'noShow.state': { $in: ['open', 'contested'] } },
    null,
    Tx.session(tx),
  )
    .lean<BookingRecord[]>()
    .exec();

/** Somebody's bookings, of either side, of which something is owed. */
export const listOwedBookings = (userId: string, tx: Tx): Promise<BookingRecord[]> => {
  const done = { status: 'completed' as const, paid: null, leftUnpaid: { $exists: false } };
  const late = { status: { $in: ['cancelled', 'no_show'] as const }, 'fee.state': 'due' as const };
  return Booking.find({ $and: [isOf(userId), { $or: [done, late] }] }, null, Tx.session(tx))
    .lean<BookingRecord[]>()
    .exec();
};
