import { toObjectId, type Tx } from '#models/connection.ts';
import { readNext, type NextRows } from '#models/platform/slice.ts';
import { Booking, type BookingRecord } from './booking.ts';

const isOpen = { 'handover.expiresAt': { $type: 'date' as const } };

/** Lists bookings that the office asks this worker to take over. */
export const listHandoversTo = (workerId: string, tx?: Tx, next?: NextRows): Promise<BookingRecord[]> => {
  const { but, limit } = readNext(next);
  return Booking.find(
    { 'handover.workerId': toObjectId(workerId), ...isOpen, ...but },
    { sort: { startsAt: 1, _id: 1 }, ...limit, tx },
  );
};
