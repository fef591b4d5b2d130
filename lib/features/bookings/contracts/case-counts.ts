import { z } from 'zod';

/** A person's cases, also those of an earlier account with the same contact. A decision counts at once, an appeal's replaces it. */
export const caseCounts = z
  .strictObject({
    /** Opened by the person. */
    made: z.int(),
    /** Of these, decided with a refund or credit, and decided without. */
    ...{ remedied: z.int(), plain: z.int() },
    /** Opened by the other side. */
    against: z.int(),
    /** Decided so that the person returns an amount, in a case of either side; 0 for customers. */
    refunds: z.int(),
  })
  .meta({ id: 'CaseCounts' });
export type CaseCounts = z.infer<typeof caseCounts>;
