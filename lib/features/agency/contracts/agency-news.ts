import { z } from 'zod';

/** Values of a notification between worker and agency; `name` is the other side's. */
export const agencyEvent = z.strictObject({
  news: z.enum(['invited', 'to_confirm', 'confirmed', 'joined', 'declined', 'left', 'removed']),
  name: z.string(),
});
export type AgencyEvent = z.infer<typeof agencyEvent>;
