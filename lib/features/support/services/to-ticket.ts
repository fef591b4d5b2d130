import { imageUrl } from '#lib/platform/images/contract.calls.ts';
import type { TicketView } from '#lib/features/support/contracts/tickets.ts';
import type { TicketRecord } from '#models/support/ticket.ts';

/** What somebody wrote to us, as its author sees it. */
export const toTicket = (ticket: TicketRecord): TicketView => {
  const { number, kind, state, subject, message, category, type, rating, answer } = ticket;
  return {
    _id: String(ticket._id),
    ...{ number, kind, state, subject, message, category, type, rating },
    screenshots: ticket.screenshotKeys.map((key) => imageUrl({ key, size: 640 })),
    answer: answer && { text: answer.text, createdAt: answer.at.toISOString() },
    createdAt: ticket.createdAt.toISOString(),
  };
};
