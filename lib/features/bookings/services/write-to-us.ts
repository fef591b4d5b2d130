import type { MessageToUsBody, TicketView } from '#lib/features/support/contracts/tickets.ts';
import { storeTicket } from '#lib/features/support/services/steps/store-ticket.ts';
import { toTicket } from '#lib/features/support/services/to-ticket.ts';
import { tickets } from '#lib/features/support/texts/support.en.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { toObjectId } from '#models/connection.ts';

// The office reads a complaint as a case of this booking, so a stranger must not open one.
const requireOwnBooking = async (bookingId: string, { userId }: Actor): Promise<void> => {
  const booking = await findBooking(bookingId);
  const people = booking ? [booking.customerId, booking.workerId].map(String) : [];
  if (!people.includes(userId)) throw new AppError('not_found');
};

/** Stores a message to us; signed-in authors find it among their tickets. */
export const sendMessageToUs = async ({
  actor,
  body,
}: {
  actor: Actor | null;
  body: MessageToUsBody;
}): Promise<{ message: string; data: TicketView }> => {
  const { bookingId, email = null, screenshots = [], ...letter } = body;
  if (!actor && email === null)
    throw new AppError('validation_failed', { errors: [{ field: 'email', code: 'email_invalid' }] });
  // Bookings and pictures belong to accounts.
  if (!actor && (bookingId !== undefined || screenshots.length > 0)) throw new AppError('forbidden');
  if (actor && bookingId !== undefined) await requireOwnBooking(bookingId, actor);
  const about = bookingId === undefined ? {} : { bookingId: toObjectId(bookingId) };
  return storeTicket({
    actor,
    ticket: { kind: 'contact', ...letter, email, ...about, screenshotKeys: screenshots, allowContact: true },
    answer: (ticket) => ({ message: tickets.messages.sent, data: toTicket(ticket) }),
  });
};
