import type { Door } from '#lib/features/bookings/rules/door-code.ts';
import { isBeforeDoor } from '#lib/features/bookings/rules/door-code.ts';
import { bookingStatuses } from '#lib/features/bookings/contracts/booking-status.ts';
import { Booking, type BookingRecord } from './booking.ts';

interface DoorTry {
  bookingId: string;
  /** The code that the try is for: another one may have been made since. */
  door: Pick<Door, 'sealed'>;
  /** The mark of a wrong code; null for the right one. */
  mark: string | null;
  limit: number;
  at: Date;
}

/**
 * Stores a try to open a door: a wrong code is counted, the right one is not. Returns null if too many other codes were
 * tried, or the booking has another code or none.
 */
export const recordDoorTry = ({
  bookingId,
  door: { sealed },
  mark,
  limit,
  at,
}: DoorTry): Promise<BookingRecord | null> =>
  Booking.findOneAndUpdate(
    {
      _id: bookingId,
      'door.sealed': sealed,
      $or: [
        { [`door.tried.${limit - 1}`]: { $exists: false } },
        ...(mark === null ? [] : [{ 'door.tried': mark }]),
      ],
    },
    mark === null ? { $set: { 'door.openedAt': at } } : { $addToSet: { 'door.tried': mark } },
  );

const beforeDoor = bookingStatuses.filter(isBeforeDoor);

/** The bookings of a customer whose door code is still of use. */
export const listClosedDoors = (customerId: string): Promise<BookingRecord[]> =>
  Booking.find({ customerId, status: { $in: beforeDoor }, door: { $type: 'object' } });
