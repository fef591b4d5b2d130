import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { findUsers } from '#models/people/user.ts';
import { toBooking } from '#lib/features/bookings/services/to-booking.ts';

/** As whom somebody looks at a booking of theirs. */
export const readerOf = ({ role }: Pick<Actor, 'role'>): Exclude<Mover, 'system'> => {
  switch (role) {
    case 'worker':
      return 'worker';
    case 'admin':
      return 'admin';
    case 'customer':
    case 'broker':
      return 'customer';
  }
};

/** Bookings with their people, as the actor sees them. */
export const showBookings = async (
  actor: Pick<Actor, 'role'>,
  bookings: readonly BookingRecord[],
): Promise<BookingView[]> => {
  const ids = new Set(bookings.flatMap(({ customerId, workerId }) => [String(customerId), String(workerId)]));
  const people = new Map((await findUsers([...ids])).map((user) => [String(user._id), user]));
  const at = now();
  return bookings.map((booking) => toBooking({ booking, people, reader: readerOf(actor), at }));
};

/** One booking as the actor sees it. */
export const showBooking = async (
  actor: Pick<Actor, 'role'>,
  booking: BookingRecord,
): Promise<BookingView> => {
  const [view] = await showBookings(actor, [booking]);
  if (!view) throw new Error('The booking was not shown.');
  return view;
};
