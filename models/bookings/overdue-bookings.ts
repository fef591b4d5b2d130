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

/** Somebody's bookings, of either side, with a claim of a no-show that is not decided. */
export const listUndecidedClaims = async (userId: string, tx: Tx): Promise<BookingRecord[]> => {
  const claimed = { status: 'no_show', 'noShow.state': { $in: ['open', 'contested'] } } as const;
  const read = (side: object) =>
    Booking.find({ ...side, ...claimed }, null, Tx.session(tx))
      .lean<BookingRecord[]>()
      .exec();
  return [...(await read({ customerId: userId })), ...(await read({ workerId: userId }))];
};

/** Somebody's bookings, of either side, of which something is owed. */
export const listOwedBookings = async (userId: string, tx: Tx): Promise<BookingRecord[]> => {
  const done = { status: 'completed', paid: null, leftUnpaid: { $exists: false } };
  const late = { status: { $in: ['cancelled', 'no_show'] }, 'fee.state': 'due' };
  const found: BookingRecord[] = [];
  for (const side of [{ customerId: userId }, { workerId: userId }])
    for (const owed of [done, late]) {
      const wanted: object = { ...side, ...owed };
      found.push(
        ...(await Booking.find({ ...wanted }, null, Tx.session(tx))
          .lean<BookingRecord[]>()
          .exec()),
      );
    }
  return found;
};
