import { z } from 'zod';

/** News between a worker and an agency in values only; `name` is the other side's. */
export const agencyStory = z.strictObject({
  news: z.enum(['invited', 'to_confirm', 'confirmed', 'joined', 'declined', 'left', 'removed']),
  name: z.string(),
});
export type AgencyStory = z.infer<typeof agencyStory>;
