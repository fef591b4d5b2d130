import {
  answerDeadline,
  isUndecided,
  officeDeadline,
  type Stop,
} from '#lib/features/bookings/rules/no-show-claim.ts';
import type { Blame } from '#lib/features/bookings/rules/booking-transitions.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import type { NoShowClaim } from '#models/bookings/claim.ts';
import type { Tx } from '#models/connection.ts';
import { listPauseTimes } from '#models/people/pause.ts';
import { findUser } from '#models/people/user.ts';
import { publishBookingChange } from './notify-booking-change.ts';

/** Pauses of the two people since an instant: clocks of claims and cases are on hold during them. */
export const readStops = async (
  { customerId, workerId }: Pick<BookingRecord, 'customerId' | 'workerId'>,
  since: Date,
  tx: Tx,
): Promise<Stop[]> => {
  const ids = [customerId, workerId].map(String);
  const stops: Stop[] = await listPauseTimes(ids, since, tx);
  // Earlier releases stored pauses inside the account.
  for (const id of ids) {
    const user = await findUser(id, tx);
    if (user?.suspendedAt) stops.push({ from: user.suspendedAt, until: null });
  }
  return stops;
};

/** Stores a claim; refused if the booking has changed since it was read. */
export const storeClaim = async (
  { _id, status, startsAt }: BookingRecord,
  noShow: NoShowClaim,
  tx: Tx,
): Promise<BookingRecord> => {
  const stored = await updateBooking(
    { bookingId: String(_id), from: { status, startsAt }, set: { noShow } },
    tx,
  );
  if (!stored) throw new AppError('booking_changed');
  return stored;
};

/** Returns the other side's deadline as far as it is known now. */
export const readAnswerDeadline = async (
  booking: BookingRecord,
  claim: NoShowClaim,
  at: Date,
  tx: Tx,
): Promise<Date> => answerDeadline(claim, await readStops(booking, claim.at, tx), at);

/** Returns the office's deadline as far as it is known now. */
export const readOfficeDeadline = async (
  booking: BookingRecord,
  since: Date,
  at: Date,
  tx: Tx,
): Promise<Date> => officeDeadline(since, await readStops(booking, since, tx), at);

/**
 * Records that the accused side has seen the claim, which starts the 48 hours. Only opening it counts, not a list, a
 * background page or a message that was sent.
 */
export const markClaimSeen = async (
  booking: BookingRecord,
  side: Blame,
  at: Date,
  tx: Tx,
): Promise<BookingRecord> => {
  const { noShow: claim } = booking;
  if (!claim || !isUndecided(claim) || claim.against !== side || claim.seenAt) return booking;
  const seen = { ...claim, seenAt: at };
  const answerBy = claim.answerBy && (await readAnswerDeadline(booking, seen, at, tx));
  const stored = await storeClaim(booking, { ...seen, answerBy }, tx);
  publishBookingChange(stored, 'settled', tx);
  return stored;
};
