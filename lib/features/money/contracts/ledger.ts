import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, instant, translations } from '#lib/platform/contract/fields.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import { topUp } from './wallet.ts';

/** `jobs`: between customer and worker, in cash or by UPI; `wallet`: what lies with us. */
const book = z.enum(['jobs', 'wallet']);
export type LedgerBook = z.infer<typeof book>;

export const ledgerKinds = z.enum(['job', 'fee', 'top_up', 'credit', 'credit_used']);
export type LedgerKind = z.infer<typeof ledgerKinds>;

/** One line of the reader's book. */
export const ledgerItem = z
  .strictObject({
    _id: id(),
    kind: ledgerKinds,
    /** Of a fee: that of a visit whose customer was not there, not of a cancelled one. */
    isMissed: z.boolean(),
    book,
    /** What comes to the reader; below zero, what goes from them. */
    amountPaise: z.int(),
    /** `unpaid`: over without being paid; `done`: nothing of it is ever due. */
    state: z.enum(['due', 'paid', 'waived', 'unpaid', 'done']),
    method: z.enum(['cash', 'upi', 'credit']).nullable(),
    /** The other person's name. */
    other: z.string().nullable(),
    booking: z
      .strictObject({
        _id: id(),
        number: z.string(),
        serviceName: z.string(),
        serviceTitles: translations({ max: 160 }),
      })
      .nullable(),
    /** What a top-up is called by. */
    number: z.string().nullable(),
    at: instant,
    settledAt: instant.nullable(),
  })
  .meta({ id: 'LedgerItem' });
export type LedgerItem = z.infer<typeof ledgerItem>;

/** Sums of all lines: a worker's earnings, a customer's spending, both above zero. */
const summary = z
  .strictObject({
    /** This week in India, Monday first. */
    week: z.array(z.strictObject({ localDate: z.string(), amountPaise: z.int(), jobs: z.int() })),
    weekPaise: z.int(),
    monthPaise: z.int(),
    totalPaise: z.int(),
    jobs: z.int(),
    /** What is still to be paid for jobs and fees. */
    duePaise: z.int(),
    walletPaise: z.int(),
    minimumPaise: z.int(),
    recommendedPaise: z.int(),
    openTopUp: topUp.nullable(),
  })
  .meta({ id: 'LedgerSummary' });
export type LedgerSummary = z.infer<typeof summary>;

const ledgerQuery = listQuery.extend({ book: book.optional() });
export type LedgerQuery = z.output<typeof ledgerQuery>;

export const readLedgerContract = contract(call('GET', '/ledger'), {
  summary: 'Your transactions, latest first; the first page has the sums of all',
  access: ['customer', 'worker'],
  rate: 'read',
  query: ledgerQuery,
  reply: listReply(ledgerItem).extend({ summary: summary.nullable() }),
  errors: ['invalid_cursor'],
  // Whoever leaves is shown what is owed, suspended or not.
  allowsSuspended: true,
});
