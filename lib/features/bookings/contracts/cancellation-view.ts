import { z } from 'zod';
import { instant } from '#lib/platform/contract/fields.ts';

/** The cost of cancelling now; also the data of a `price_changed` error when cancelling. */
export const cancellationView = z
  .strictObject({
    percent: z.union([z.literal(0), z.literal(50), z.literal(100)]),
    feePaise: z.int(),
    pricePaise: z.int(),
    /** Until when cancelling stays free; null if it isn't free, or the request is unanswered. */
    freeUntil: instant.nullable(),
    /** Why a worker's late cancellation is free. */
    excuse: z.enum(['own_word', 'notice']).nullable(),
    /** What limits a worker's fee; null for customers. */
    limits: z
      .strictObject({
        /** How often illness or an emergency makes it free before the office asks. */
        ownWordsLeft: z.int(),
        /** Cancellations with 12 hours' notice that are still free this month. */
        noticesLeft: z.int(),
        hourPaise: z.int(),
        monthLeftPaise: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'Cancellation' });
export type CancellationView = z.infer<typeof cancellationView>;
