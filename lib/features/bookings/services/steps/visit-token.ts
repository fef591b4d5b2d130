import { timingSafeEqual } from 'node:crypto';
import { toKeyedHash } from '#lib/features/accounts/auth/seal.ts';
import { isAgreedVisit, type VisitLink } from '#lib/features/bookings/rules/visit-link.ts';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';

const ID_BYTES = 12;
const TIME_BYTES = 4;
const MARK_BYTES = 16;

type Visit = Pick<BookingRecord, '_id' | 'workerId' | 'startsAt'>;

/**
 * Makes the secret of a link: the booking, its start, and 128 bits that only this server can compute for this worker
 * and this time. Nothing is stored, so a copy of the database opens no page, and both sides can send the same link.
 */
export const toVisitToken = (link: VisitLink, { _id, workerId, startsAt }: Visit): string => {
  const start = Buffer.alloc(TIME_BYTES);
  start.writeUInt32BE(Math.floor(startsAt.getTime() / 1000));
  const bookingId = String(_id);
  const mark = toKeyedHash(`${link} of ${bookingId} by ${String(workerId)} at ${start.toString('hex')}`);
  const marked = Buffer.from(mark, 'base64url').subarray(0, MARK_BYTES);
  return Buffer.concat([Buffer.from(bookingId, 'hex'), start, marked]).toString('base64url');
};

/** The links that a person of an agreed visit can send; null for everyone else. */
export const showVisitLinks = (booking: BookingRecord, reader: Mover): BookingView['links'] => {
  if (!isAgreedVisit(booking.status) || (reader !== 'customer' && reader !== 'worker')) return null;
  return {
    pass: publicPaths.pass(toVisitToken('pass', booking)),
    visit: publicPaths.sharedVisit(toVisitToken('visit', booking)),
  };
};

const areEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

interface LinkedVisit {
  booking: BookingRecord;
  /** False if the visit was moved or went to another worker since the link was made. */
  isCurrent: boolean;
}

/** Finds the visit that a link was made for; null if the link is not one of ours. */
export const findLinkedVisit = async (link: VisitLink, token: string): Promise<LinkedVisit | null> => {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + TIME_BYTES + MARK_BYTES) return null;
  const booking = await findBooking(bytes.subarray(0, ID_BYTES).toString('hex'));
  if (!booking) return null;
  const startsAt = new Date(bytes.readUInt32BE(ID_BYTES) * 1000);
  const { _id, workerId: current, formerWorkerIds = [] } = booking;
  const isMadeFor = (workerId: Visit['workerId']): boolean =>
    areEqual(token, toVisitToken(link, { _id, workerId, startsAt }));
  const workerId = [current, ...formerWorkerIds].find(isMadeFor);
  if (!workerId) return null;
  const isCurrent = workerId.equals(current) && startsAt.getTime() === booking.startsAt.getTime();
  return { booking, isCurrent };
};
