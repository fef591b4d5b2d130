import { evidenceEnd } from '#lib/features/bookings/rules/no-show-claim.ts';
import { expireImagesOf } from '#lib/platform/images/images.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { listOpenCasesBy, type CaseRecord } from '#models/bookings/case.ts';
import type { Tx } from '#models/connection.ts';
import { publishBookingChange } from './notify-booking-change.ts';
import { storeCase } from './store-case.ts';

/** Closes a case for good and sets how long its evidence is kept. */
const closeCase = async (one: CaseRecord, at: Date, tx: Tx): Promise<void> => {
  const booking = await findBooking(String(one.bookingId), tx);
  if (!booking) return;
  const keepUntil = evidenceEnd(at);
  await expireImagesOf(String(one._id), keepUntil, tx);
  const { booking: closed } = await storeCase(
    booking,
    one,
    { state: 'closed', answerBy: null, keepUntil },
    tx,
  );
  publishBookingChange(closed, 'settled', tx);
};

/**
 * Closes the cases that a person who leaves has opened: no one is left for whom to decide them. Those of the other side
 * go on, with all that was said.
 */
export const closeOwnCases = async ({ userId, at }: { userId: string; at: Date }, tx: Tx): Promise<void> => {
  for (const one of await listOpenCasesBy(userId, tx)) await closeCase(one, at, tx);
};
