import { findBooking } from '#models/bookings/booking.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

/** Whose page an address shows, where it is one person's alone; null for the others. */
export const findPageOwner = async (path: string): Promise<UserRecord | null> => {
  const [, bookingId] = /^\/bookings\/([0-9a-f]{24})$/.exec(path) ?? [];
  const booking = bookingId === undefined ? null : await findBooking(bookingId);
  return booking && findUser(String(booking.customerId));
};
