import { z } from 'zod';
import { caseCounts } from '#lib/features/bookings/contracts/case-counts.ts';
import { contract } from '#lib/platform/contract/contract.ts';

/** Every number kept about a worker or customer; numbers that do not apply to customers are 0 or null. */
const counted = z
  .strictObject({
    completedJobs: z.int(),
    rating: z.number(),
    reviews: z.int(),
    /** Number of known answers and the usual response time in hours; null with few. */
    answers: z.int(),
    answersWithinHours: z.int().nullable(),
    /** Bookings the worker cancelled after accepting. */
    ownCancellations: z.int(),
    /** Visits the worker missed, as both sides agree or the office decided. */
    noShows: z.int(),
    /** No-show claims the caller made, and how many the office rejected; also under an earlier account with the same contact. */
    ...{ claimsMade: z.int(), unfoundedClaims: z.int() },
    /** Those left undecided because the caller deleted an earlier account after the other side had answered. */
    brokenOffClaims: z.int(),
    /** Undecided ones that the other side has answered; deleting the account now would break them off. */
    answeredClaims: z.int(),
    cases: caseCounts,
  })
  .meta({ id: 'Counted' });
export type Counted = z.infer<typeof counted>;

export const readCountedContract = contract('GET /users/counted', {
  summary: 'Get the numbers kept about you',
  access: ['customer', 'worker'],
  rate: 'read',
  reply: z.strictObject({ data: counted }),
});
