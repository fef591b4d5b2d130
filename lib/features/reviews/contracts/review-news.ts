import { z } from 'zod';

/** News of a review in values only; `name` is null where the author's is hidden. */
export const reviewStory = z.strictObject({
  news: z.enum(['written', 'answered', 'hidden', 'shown']),
  name: z.string().nullable(),
  rating: z.int(),
  service: z.string(),
  /** Why the office hid it, or shows it again. */
  reason: z.string().optional(),
});
export type ReviewStory = z.infer<typeof reviewStory>;
