import { z } from 'zod';

/** A notification about a ticket: of the office to its author, or to the admin who looks after it. */
export const ticketContent = z.strictObject({
  news: z.enum(['answered', 'closed', 'replied', 'assigned']),
  number: z.string(),
});
export type TicketContent = z.infer<typeof ticketContent>;
