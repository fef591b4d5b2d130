import type { TicketView } from '#lib/features/support/contracts/tickets.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import { findReplyRefusal, listMessages } from '#lib/features/support/rules/ticket-thread.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { TicketMessage, TicketRecord } from '#models/support/ticket.ts';

/** A later message as both sides see it. */
export const toTicketMessage = ({
  by,
  text,
  photoKeys,
  at,
}: TicketMessage): TicketView['messages'][number] => ({
  ...{ by, text, photos: photoKeys, createdAt: at.toISOString() },
});

/** A ticket as its author sees it. */
export const toTicket = (ticket: TicketRecord): TicketView => {
  const { number, kind, state, subject, message, category, type, rating, answer } = ticket;
  return {
    _id: String(ticket._id),
    ...{ number, kind, state, subject, message, category, type, rating },
    screenshots: ticket.screenshotKeys.map((key) => imageUrl({ key, size: 640 })),
    bookingId: ticket.bookingId ? String(ticket.bookingId) : null,
    answer: answer && { text: answer.text, createdAt: answer.at.toISOString() },
    messages: listMessages(ticket).map(toTicketMessage),
    mayReply: findReplyRefusal(ticket, now()) === null,
    createdAt: ticket.createdAt.toISOString(),
  };
};
