import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';

interface Wanted {
  actor: Pick<Actor, 'userId' | 'role'>;
  bookingId: string;
}

const isPartOf = (booking: BookingRecord, { userId, role }: Wanted['actor']): boolean => {
  switch (role) {
    case 'customer':
      return String(booking.customerId) === userId;
    case 'worker':
      return String(booking.workerId) === userId;
    case 'admin':
      return true;
    case 'broker':
      return false;
  }
};

/** A booking of the caller's; another's is refused like one that does not exist. */
export const requireBooking = async ({ actor, bookingId }: Wanted, tx?: Tx): Promise<BookingRecord> => {
  const booking = await findBooking(bookingId, tx);
  if (!booking || !isPartOf(booking, actor)) throw new AppError('not_found');
  return booking;
};
