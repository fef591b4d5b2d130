import { z } from 'zod';
import { translations } from '#lib/platform/contract/fields.ts';

/** Values of a notification about money. */
export const moneyEvent = z.strictObject({
  news: z.enum([
    'job_paid',
    'fee_due',
    'missed_fee_due',
    'fee_paid',
    'fee_waived',
    'fee_from_credit',
    'fee_waived_by_office',
    'price_waived_by_office',
    'left_unpaid',
    'top_up_confirmed',
    'top_up_refused',
    'credit',
    'credit_used',
    'adjusted_up',
    'adjusted_down',
    'payment_said',
    'payment_reminder',
    'payment_denied',
    'payee_changed',
    'extra_proposed',
    'extra_accepted',
    'extra_declined',
    'refund_due',
    'refund_owed',
    'refund_paid',
    'refund_waived',
  ]),
  amountPaise: z.int(),
  /** The other person, if any. */
  name: z.string(),
  service: z.string(),
  /** Its name in other languages; absent without a booking and in rows of earlier releases. */
  serviceTitles: translations({ max: 160 }).optional(),
  /** The booking's or top-up's number. */
  number: z.string(),
  reason: z.string(),
});
export type MoneyEvent = z.infer<typeof moneyEvent>;
