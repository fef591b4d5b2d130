import type { BookingReason } from '#lib/features/bookings/contracts/booking-status.ts';
import { isTakenAtWord } from '#lib/features/bookings/rules/cancellation.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { insertTicket } from '#models/support/ticket.ts';

interface LateCancellation {
  booking: BookingRecord;
  reasonCode: BookingReason | undefined;
  reason: string | undefined;
  /** Of the ticket; absent where an account is closed and no one is left to ask. */
  number: string | undefined;
}

/**
 * Illness and emergencies are believed a few times. After that the fee is due, and the office asks the worker: it can
 * waive the fee.
 */
export const askAboutExcuse = async (
  { booking, reasonCode, reason, number }: LateCancellation,
  tx: Tx,
): Promise<void> => {
  if (!isTakenAtWord(reasonCode) || number === undefined || !booking.fee) return;
  const amount = formatMoney(booking.fee.feePaise);
  await insertTicket(
    {
      ...{ number, kind: 'contact', createdAt: now(), authorId: String(booking.workerId) },
      ...{ bookingId: booking._id, allowContact: true, subject: 'Late cancellation: illness or emergency' },
      message: `I cancelled booking ${booking.number} late. Reason: ${reason ?? ''} The fee is ${amount}.`,
    },
    tx,
  );
};
