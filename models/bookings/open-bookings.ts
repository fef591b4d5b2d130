import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { liveStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import type { Tx } from '#models/connection.ts';
import { readNext, type NextRows } from '#models/platform/slice.ts';
import { Booking, type BookingRecord } from './booking.ts';

export type OpenBooking = Pick<
  BookingRecord,
  '_id' | 'workerId' | 'localDate' | 'openSlot' | 'startsAt' | 'endsAt'
>;

/** Lists a customer's open bookings. A pending request takes one of the customer's few places. */
export const listOpenBookings = (customerId: string, tx: Tx): Promise<OpenBooking[]> =>
  Booking.find(
    { customerId, status: { $in: liveStatuses } },
    { fields: ['_id', 'workerId', 'localDate', 'openSlot', 'startsAt', 'endsAt'], tx },
  );

/** Lists a customer's open bookings for the same need. */
export const listSameNeed = (
  { _id, customerId, insteadOf = _id }: Pick<BookingRecord, '_id' | 'customerId' | 'insteadOf'>,
  tx: Tx,
): Promise<BookingRecord[]> =>
  Booking.find(
    { customerId, status: { $in: liveStatuses }, $or: [{ _id: insteadOf }, { insteadOf }] },
    { tx },
  );

interface LiveOf {
  userId: string;
  sides: readonly ('customerId' | 'workerId')[];
  statuses?: readonly BookingStatus[];
}

/** Lists the next live bookings of a person, on these sides, soonest first. */
export const listNextLive = (
  { userId, sides, statuses = liveStatuses }: LiveOf,
  tx: Tx,
  next: NextRows,
): Promise<BookingRecord[]> => {
  const { but, limit } = readNext(next);
  return Booking.find(
    { $or: sides.map((side) => ({ [side]: userId, status: { $in: statuses } })), ...but },
    { sort: { startsAt: 1, _id: 1 }, ...limit, tx },
  );
};
