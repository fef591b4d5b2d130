import { toCells } from '#lib/platform/time/time-slot.ts';
import { holdEndsAt } from '#lib/features/bookings/rules/request-hold.ts';
import {
  allowanceFor,
  hasProvedContact,
  type ContactProof,
} from '#lib/features/people/rules/contact-trust.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { reserveCells, releaseCells } from '#models/bookings/booking-claim.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { countShortHolds } from '#models/bookings/overdue-bookings.ts';
import type { Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { publishBookingChange } from './notify-booking-change.ts';

type Hold = NonNullable<BookingRecord['hold']>;

type Request = Pick<BookingRecord, '_id' | 'workerId' | 'localDate' | 'createdAt'>;

/**
 * Returns how long a request holds the time it has just reserved; null: until it is answered. Releases the time if
 * the customer has no holds left. The caller must hold the worker's record, so that two requests at once don't both
 * get the last hold.
 */
export const limitHold = async (request: Request, customer: ContactProof, tx: Tx): Promise<Hold | null> => {
  const until = holdEndsAt(customer, request.createdAt);
  if (until === null) return null;
  const limit = allowanceFor(customer, 'heldTimesPerWorkerDay');
  if (until > now() && (await countShortHolds(request, tx)) < limit) return { until };
  await releaseCells({ bookingId: String(request._id) }, tx);
  return { until: null };
};

/** Returns the quarter hours that a booking reserves for its own time. */
export const heldCells = (booking: Pick<BookingRecord, 'hold' | 'startsAt' | 'endsAt'>): number[] =>
  booking.hold?.until === null ? [] : toCells(booking);

/** Returns the quarter hours that it reserves for a proposed time. */
export const offeredCells = ({ proposal }: Pick<BookingRecord, 'proposal'>): number[] =>
  proposal ? toCells(proposal) : [];

/** Reserves the time of a booking that holds none; refused if another booking has it. */
export const reserveOpenTime = async (booking: BookingRecord, tx: Tx): Promise<void> => {
  const { _id, workerId } = booking;
  const offered = new Set(offeredCells(booking));
  const cells = toCells(booking).filter((cell) => !offered.has(cell));
  const claim = { workerId: String(workerId), bookingId: String(_id), cells };
  if (!(await reserveCells(claim, tx))) throw new AppError('time_gone');
};

const setHold = async (booking: BookingRecord, hold: Hold | null, tx: Tx): Promise<void> => {
  const { _id, status, startsAt } = booking;
  const kept = await updateBooking({ bookingId: String(_id), from: { status, startsAt }, set: { hold } }, tx);
  if (!kept) throw new AppError('booking_changed');
  publishBookingChange(kept, 'hold', tx);
};

/**
 * Holds the time until the request is answered if the customer has verified a contact by now; otherwise returns
 * false.
 */
export const holdIfProved = async (booking: BookingRecord, tx: Tx): Promise<boolean> => {
  const customer = await findUser(String(booking.customerId), tx);
  if (!customer || !hasProvedContact(customer)) return false;
  if (booking.hold?.until === null) await reserveOpenTime(booking, tx);
  await setHold(booking, null, tx);
  return true;
};

/** Releases the time of a request that stays open; a time that the worker has suggested stays reserved. */
export const endHold = async (booking: BookingRecord, tx: Tx): Promise<void> => {
  await releaseCells({ bookingId: String(booking._id), keep: offeredCells(booking) }, tx);
  await setHold(booking, { until: null }, tx);
};
