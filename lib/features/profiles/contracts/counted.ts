import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';

/** Each number that is kept of a worker's work. */
const counted = z
  .strictObject({
    completedJobs: z.int(),
    rating: z.number(),
    reviews: z.int(),
    /** How many answers to requests are known, and in how many hours they usually come; null while few are. */
    answers: z.int(),
    answersWithinHours: z.int().nullable(),
    /** Bookings that the worker cancelled after accepting them. */
    ownCancellations: z.int(),
    /** Visits for which the worker did not come, as both say or the office decided. */
    noShows: z.int(),
  })
  .meta({ id: 'Counted' });
export type Counted = z.infer<typeof counted>;

export const readCountedContract = contract(call('GET', '/users/counted'), {
  summary: 'All that is counted about you as a worker',
  access: ['worker'],
  rate: 'read',
  reply: z.strictObject({ data: counted }),
});
