import { toObjectId, type Tx } from '#models/connection.ts';
import { Booking, type BookingRecord } from './booking.ts';

const isOpen = { 'handover.expiresAt': { $type: 'date' as const } };

/** Lists bookings that the office asks this worker to take over. */
export const listHandoversTo = (workerId: string, tx?: Tx): Promise<BookingRecord[]> =>
  Booking.find(
    { 'handover.workerId': toObjectId(workerId), ...isOpen },
    { sort: { startsAt: 1, _id: 1 }, tx },
  );
