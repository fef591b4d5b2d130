import { afterSilence } from '#lib/features/bookings/rules/no-show-claim.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { readAnswerDeadline, readOfficeDeadline, storeClaim } from './claim-clocks.ts';
import { decideClaim } from './decide-claim.ts';
import { handToOffice } from './hand-to-office.ts';
import { notifyBookingChange } from './notify-booking-change.ts';

/** Ends the accused side's time to answer, unless a pause has extended it. `number` is for a ticket. */
export const endAnswerTime = async (
  { booking, number, at }: { booking: BookingRecord; number: string; at: Date },
  tx: Tx,
): Promise<void> => {
  const { noShow: claim } = booking;
  if (!claim?.answerBy || claim.answerBy > at) return;
  const answerBy = await readAnswerDeadline(booking, claim, at, tx);
  if (answerBy > at) {
    await storeClaim(booking, { ...claim, answerBy }, tx);
    return;
  }
  // The office has it already and may now confirm the claim.
  if (claim.state === 'contested') {
    await storeClaim(booking, { ...claim, answerBy: null }, tx);
    return;
  }
  const outcome = afterSilence(claim, booking);
  if (outcome === 'upheld') {
    await decideClaim({ booking, verdict: 'upheld', mover: 'system', by: null, at }, tx);
    return;
  }
  const silent = { ...claim, answerBy: null };
  const noShow = await handToOffice({ booking, claim: silent, why: outcome, number, at }, tx);
  const handed = await storeClaim(booking, noShow, tx);
  await notifyBookingChange({ booking: handed, news: 'claim_with_office', by: null }, tx);
};

/** Escalates a claim that the office hasn't decided in time to a lead, unless a pause has extended the deadline. */
export const endOfficeTime = async (booking: BookingRecord, at: Date, tx: Tx): Promise<void> => {
  const { noShow: claim } = booking;
  if (claim?.state !== 'contested' || claim.office?.leadAt) return;
  // Earlier releases set no deadline for the office: it starts now.
  const office = claim.office ?? { why: 'contradicted' as const, at, dueBy: at };
  const dueBy = await readOfficeDeadline(booking, office.at, at, tx);
  const next = dueBy > at ? { ...office, dueBy } : { ...office, leadAt: at };
  await storeClaim(booking, { ...claim, office: next }, tx);
};
