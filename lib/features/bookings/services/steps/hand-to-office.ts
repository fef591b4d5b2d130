import type { OfficeReason } from '#lib/features/bookings/contracts/booking-status.ts';
import { claimantSide } from '#lib/features/bookings/rules/no-show-claim.ts';
import { announce } from '#lib/platform/integrations/webhooks/announce.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { NoShowClaim } from '#models/bookings/claim.ts';
import type { Tx } from '#models/connection.ts';
import { insertTicket } from '#models/support/ticket.ts';
import { readOfficeDeadline } from './claim-clocks.ts';

// In English: it is stored once for all admins. The claim's own page says the same in their languages.
const reasons: Record<OfficeReason, string> = {
  contradicted: 'The other side disputes the claim.',
  unseen: 'The other side hasn’t opened it for a week.',
  unwitnessed:
    'The other side hasn’t responded, and the worker’s own tap is the only sign that they were there.',
  begun: 'The worker had already started the job. Payments and stats stay as they are until you decide.',
};

interface Handing {
  booking: BookingRecord;
  claim: NoShowClaim;
  why: OfficeReason;
  /** Ticket number. */
  number: string;
  at: Date;
}

/** Opens a ticket and sets the office's deadline for the claim. */
export const handToOffice = async (
  { booking, claim, why, number, at }: Handing,
  tx: Tx,
): Promise<NoShowClaim> => {
  const { against } = claim;
  const ticket = await insertTicket(
    {
      ...{ number, kind: 'contact', category: 'booking', authorId: null, bookingId: booking._id },
      subject: `No-show of the ${against}, booking ${booking.number}`,
      message: `The ${claimantSide(claim)} says that the ${against} wasn’t there. ${reasons[why]} Open the booking for statements, photos and history.`,
      createdAt: at,
    },
    tx,
  );
  await announce('ticket.opened', { ticketId: String(ticket._id) }, tx);
  const office = { why, at, dueBy: await readOfficeDeadline(booking, at, at, tx) };
  return { ...claim, state: 'contested', office, ticketId: ticket._id };
};
