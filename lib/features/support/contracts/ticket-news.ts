import { z } from 'zod';

/** News of what one wrote to us. */
export const ticketStory = z.strictObject({ news: z.enum(['answered', 'closed']), number: z.string() });
export type TicketStory = z.infer<typeof ticketStory>;
