import { liveStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import type { Tx } from '#models/connection.ts';
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
