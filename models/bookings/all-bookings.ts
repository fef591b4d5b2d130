import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { Booking, type BookingRecord } from './booking.ts';
import { asked, newestFirst, type Place } from '#models/newest-first.ts';

interface BookingFilter {
  number?: string | undefined;
  status?: BookingStatus | undefined;
  customerId?: string | undefined;
  workerId?: string | undefined;
  /** Days in India, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** One page of everybody's bookings, newest first; `from` and `to` name the days of the work. */
export const listAllBookings = (query: Place & BookingFilter): Promise<Page<BookingRecord>> => {
  const { before, limit, from, to, ...wanted } = query;
  const localDate = from || to ? asked({ $gte: from, $lte: to }) : undefined;
  return newestFirst(Booking, { filter: asked({ ...wanted, localDate }), before, limit });
};
