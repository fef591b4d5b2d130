import { findBooking } from '#models/bookings/booking.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

/** The owner of a page that only one person may see; null for others. */
export const findPageOwner = async (path: string): Promise<UserRecord | null> => {
  const [, bookingId] = /^\/bookings\/([0-9a-f]{24})(?:\/sent)?$/.exec(path) ?? [];
  const booking = bookingId === undefined ? null : await findBooking(bookingId);
  return booking && findUser(String(booking.customerId));
};
