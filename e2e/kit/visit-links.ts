import type { VisitLink } from '#lib/features/bookings/rules/visit-link.ts';
import { toVisitToken } from '#lib/features/bookings/services/steps/visit-token.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { dayAhead, makeBooking } from './factories/bookings.ts';

const HOUR_MS = 3_600_000;

/** Stores an agreed visit of this hour and the next, so that its links are open. */
export const makeVisitNow = (fields: Parameters<typeof makeBooking>[0] = {}): Promise<BookingRecord> => {
  const startsAt = new Date(Math.floor(now().getTime() / HOUR_MS) * HOUR_MS);
  const endsAt = new Date(startsAt.getTime() + 2 * HOUR_MS);
  return makeBooking({ status: 'accepted', localDate: dayAhead(0), startsAt, endsAt, ...fields });
};

/** The address of a page that a link of the booking opens. */
export const linkPath = async (link: VisitLink, bookingId: string): Promise<string> => {
  const booking = await findBooking(bookingId);
  if (!booking) throw new Error('There is no such booking.');
  const token = toVisitToken(link, booking);
  return link === 'pass' ? publicPaths.pass(token) : publicPaths.sharedVisit(token);
};

/** The link that a listed page or its pattern is of: '/pass/{token}' of the gate pass. */
export const linkIn = (page: string): VisitLink => (page.startsWith('/pass/') ? 'pass' : 'visit');
