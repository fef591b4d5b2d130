import type { Door } from '#lib/features/bookings/rules/door-code.ts';
import { isBeforeDoor } from '#lib/features/bookings/rules/door-code.ts';
import { bookingStatuses } from '#lib/features/bookings/contracts/booking-status.ts';
import { Booking, type BookingRecord } from './booking.ts';

interface DoorTry {
  bookingId: string;
  /** The code that the try is for: another one may have been made since. */
  door: Pick<Door, 'sealed'>;
  mark: string;
  limit: number;
}

/** Counts a try to open a door; null if too many other codes were tried, or the booking has another code or none. */
export const recordDoorTry = ({
  bookingId,
  door: { sealed },
  mark,
  limit,
}: DoorTry): Promise<BookingRecord | null> =>
  Booking.findOneAndUpdate(
    {
      _id: bookingId,
      'door.sealed': sealed,
      $or: [{ 'door.tried': mark }, { [`door.tried.${limit - 1}`]: { $exists: false } }],
    },
    { $addToSet: { 'door.tried': mark } },
  );

const beforeDoor = bookingStatuses.filter(isBeforeDoor);

/** The bookings of a customer whose door code is still of use. */
export const listClosedDoors = (customerId: string): Promise<BookingRecord[]> =>
  Booking.find({ customerId, status: { $in: beforeDoor }, door: { $type: 'object' } });
