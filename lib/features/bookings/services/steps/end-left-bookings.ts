import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { bookingWords } from '#lib/features/bookings/texts/bookings.en.ts';
import { toPart, type Part } from '#lib/platform/outbox/in-parts.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { listNextLive } from '#models/bookings/open-bookings.ts';
import { listUndecidedCasesBy } from '#models/bookings/case.ts';
import { listUndecidedClaims } from '#models/bookings/claimed-bookings.ts';
import { listHandoversTo } from '#models/bookings/handovers.ts';
import { listDueRefunds, listOwedBookings } from '#models/bookings/overdue-bookings.ts';
import type { Tx } from '#models/connection.ts';
import { dropClaim } from './decide-claim.ts';
import { closeOwnCase } from './end-cases.ts';
import { endHandover } from './hand-over.ts';
import { leaveOwnUnpaid } from './leave-unpaid.ts';
import { leaveRefund } from './refunds.ts';
import { transitionBooking } from './transition-booking.ts';

interface Leaver {
  userId: string;
  /** Recognise the person who returns. */
  marks: string[];
}

const close = (booking: BookingRecord, { userId, marks }: Leaver, tx: Tx): Promise<BookingRecord> => {
  const at = now();
  // Already expired, just not processed yet: there is nothing left to decline.
  if (booking.expiresAt && booking.expiresAt <= at)
    return transitionBooking({ booking, to: 'expired', mover: 'system', by: null, at }, tx);
  const mover = String(booking.workerId) === userId ? 'worker' : 'customer';
  const to: BookingStatus = mover === 'worker' && booking.status === 'pending' ? 'rejected' : 'cancelled';
  const reasonCode = 'account_deleted';
  const reason = bookingWords.reasons[reasonCode];
  return transitionBooking({ booking, to, mover, by: userId, reason, reasonCode, marks, at }, tx);
};

/** Ends the dues and refunds of a person who leaves; the other side is told. */
export const duesOfLeaver = (userId: string): Part[] => [
  toPart(
    'owed',
    (tx, next) => listOwedBookings(userId, tx, next),
    (booking, tx) => leaveOwnUnpaid(booking, userId, tx),
  ),
  toPart(
    'refunds',
    (tx, next) => listDueRefunds(userId, tx, next),
    (booking, tx) => leaveRefund(booking, userId, tx),
  ),
];

/**
 * Ends the open bookings of a person who leaves, soonest first, then claims, own cases and dues, under the usual rules.
 * The account may be gone already.
 */
export const leaversParts = (leaver: Leaver): Part[] => {
  const { userId } = leaver;
  return [
    toPart(
      'live',
      (tx, next) => listNextLive({ userId, sides: ['customerId', 'workerId'] }, tx, next),
      (booking, tx) => close(booking, leaver, tx),
      // Its worker finishes it.
      ({ status }) => status === 'in_progress',
    ),
    toPart(
      'handovers',
      (tx, next) => listHandoversTo(userId, tx, next),
      (booking, tx) => endHandover(booking, userId, tx),
    ),
    toPart(
      'claims',
      (tx, next) => listUndecidedClaims(userId, tx, next),
      (booking, tx) => dropClaim(booking, userId, tx),
    ),
    toPart('cases', (tx, next) => listUndecidedCasesBy(userId, tx, next), closeOwnCase),
    ...duesOfLeaver(userId),
  ];
};
