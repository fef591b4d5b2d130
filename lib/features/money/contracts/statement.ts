import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { ledgerItem } from './ledger.ts';

/** A month: longer statements are read month by month, so that no reply grows without limit. */
export const MAX_STATEMENT_DAYS = 31;
const DAY_MS = 86_400_000;

const day = z.iso.date('invalid_value');

const isShort = ({ from, to }: { from: string; to: string }): boolean =>
  from <= to && Date.parse(to) - Date.parse(from) < MAX_STATEMENT_DAYS * DAY_MS;

const statementQuery = z
  .strictObject({
    from: day,
    /** The last day. */
    to: day,
  })
  .refine(isShort, { path: ['to'], message: 'invalid_value' });
export type StatementQuery = z.output<typeof statementQuery>;

/** Positive: in the reader's favour, as in the ledger. */
const balances = z
  .strictObject({
    /** Still to be paid for jobs. */
    duePaise: z.int(),
    /** Still to be paid for fees that customers owe. */
    feesDuePaise: z.int(),
    /** Still to be paid for fees that workers owe. */
    feesBackDuePaise: z.int(),
    /** Still to be returned by workers, as cases were decided. */
    refundsDuePaise: z.int(),
    walletPaise: z.int(),
    /** The part of the wallet that is referral credit. */
    creditPaise: z.int(),
  })
  .meta({ id: 'StatementBalances' });
export type StatementBalances = z.infer<typeof balances>;

/** Sums of the lines. Those of the balances are their changes. */
const sums = balances
  .extend({
    /** Paid for jobs, in person or from a wallet. */
    receivedPaise: z.int(),
    /** Of jobs that were paid and then found not to have been done. */
    returnedPaise: z.int(),
    /** Paid for fees that customers owe. */
    feesPaise: z.int(),
    /** Paid for fees that workers owe. */
    feesBackPaise: z.int(),
    /** Returned by workers, as cases were decided. */
    refundsPaise: z.int(),
    /** The tax in the jobs that were paid, by the operator's settings: for both sides positive, and part of the above. */
    taxPaise: z.int(),
  })
  .meta({ id: 'StatementSums' });
export type StatementSums = z.infer<typeof sums>;

const statementLine = z
  .strictObject({
    _id: id(),
    /** `_held`: found not to have been done; `_restored`: that was taken back. */
    kind: z.enum([
      ...([
        'job',
        'job_paid',
        'job_unpaid',
        'job_held',
        'job_restored',
        'paid_held',
        'paid_restored',
      ] as const),
      ...(['fee', 'fee_paid', 'fee_waived', 'fee_unpaid'] as const),
      ...(['refund', 'refund_paid', 'refund_waived', 'refund_unpaid'] as const),
      ...(['credit_used', 'top_up', 'credit', 'adjustment'] as const),
    ]),
    /** For fees: one side was not there, as opposed to a late cancellation. */
    isMissed: z.boolean(),
    /** For fees: the worker owes it. */
    isByWorker: z.boolean(),
    /** Paid to the reader; negative: by the reader. */
    paidPaise: z.int(),
    /** The change of what is still to be paid. */
    duePaise: z.int(),
    /** The change of the wallet. */
    walletPaise: z.int(),
    creditPaise: z.int(),
    method: ledgerItem.shape.method,
    other: z.string().nullable(),
    booking: ledgerItem.shape.booking,
    /** The top-up's number. */
    number: z.string().nullable(),
    at: instant,
  })
  .meta({ id: 'StatementLine' });
export type StatementLine = z.infer<typeof statementLine>;

const statement = z
  .strictObject({
    from: z.string(),
    to: z.string(),
    before: balances,
    sums,
    after: balances,
    /** Every line of the ledger in this time, as it was written, oldest first. */
    lines: z.array(statementLine),
  })
  .meta({ id: 'Statement' });
export type Statement = z.infer<typeof statement>;

export const readStatementContract = contract('GET /users/statement', {
  summary:
    'Read your statement for up to a month: the lines of your ledger, their sums, and what is left before and after',
  access: ['customer', 'worker'],
  rate: 'read',
  query: statementQuery,
  reply: z.strictObject({ data: statement }),
});
