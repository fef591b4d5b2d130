import { z } from 'zod';

/** News of money in values only; worded for whoever reads it. */
export const moneyStory = z.strictObject({
  news: z.enum([
    'job_paid',
    'fee_due',
    'missed_fee_due',
    'fee_paid',
    'fee_waived',
    'left_unpaid',
    'top_up_confirmed',
    'top_up_refused',
    'credit',
    'credit_used',
  ]),
  amountPaise: z.int(),
  /** The other person, where there is one. */
  name: z.string(),
  service: z.string(),
  /** Of the booking or the top-up. */
  number: z.string(),
  reason: z.string(),
});
export type MoneyStory = z.infer<typeof moneyStory>;
