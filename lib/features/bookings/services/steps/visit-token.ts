import { isMarkedToken, readMarkedToken, toMarkedToken } from '#lib/features/accounts/auth/marked-token.ts';
import { isAgreedVisit, type VisitLink } from '#lib/features/bookings/rules/visit-link.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';

type Visit = Pick<BookingRecord, '_id' | 'workerId' | 'startsAt'>;

const toRow = (link: VisitLink, { _id, workerId, startsAt }: Visit) => ({
  id: String(_id),
  number: Math.floor(startsAt.getTime() / 1000),
  purpose: `${link} of ${String(_id)} by ${String(workerId)}`,
});

/**
 * Makes the secret of a link: the booking, its start, and 128 bits that only this server can compute for this worker
 * and this time. Both sides can send the same link.
 */
export const toVisitToken = (link: VisitLink, visit: Visit): string => toMarkedToken(toRow(link, visit));

/** The links that a person of an agreed visit can send; null for everyone else. */
export const showVisitLinks = (booking: BookingRecord, reader: Mover): BookingView['links'] => {
  if (!isAgreedVisit(booking.status) || (reader !== 'customer' && reader !== 'worker')) return null;
  return {
    pass: publicPaths.pass(toVisitToken('pass', booking)),
    visit: publicPaths.sharedVisit(toVisitToken('visit', booking)),
  };
};

interface LinkedVisit {
  booking: BookingRecord;
  /** False if the visit was moved or went to another worker since the link was made. */
  isCurrent: boolean;
}

/** Finds the visit that a link was made for; null if the link is not one of ours. */
export const findLinkedVisit = async (link: VisitLink, token: string): Promise<LinkedVisit | null> => {
  const named = readMarkedToken(token);
  if (!named) return null;
  const booking = await findBooking(named.id);
  if (!booking) return null;
  const startsAt = new Date(named.number * 1000);
  const { _id, workerId: current, formerWorkerIds = [] } = booking;
  const isMadeFor = (workerId: Visit['workerId']): boolean =>
    isMarkedToken(token, toRow(link, { _id, workerId, startsAt }));
  const workerId = [current, ...formerWorkerIds].find(isMadeFor);
  if (!workerId) return null;
  const isCurrent = workerId.equals(current) && startsAt.getTime() === booking.startsAt.getTime();
  return { booking, isCurrent };
};
