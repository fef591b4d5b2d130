import { z } from 'zod';

export const reviewEvent = z.strictObject({
  news: z.enum(['written', 'answered', 'hidden', 'shown']),
  name: z.string().nullable(),
  rating: z.int(),
  service: z.string(),
  /** Why the office hid it or shows it again. */
  reason: z.string().optional(),
});
export type ReviewEvent = z.infer<typeof reviewEvent>;
