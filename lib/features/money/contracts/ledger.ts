import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, translations } from '#lib/platform/contract/fields.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import { topUp } from './wallet.ts';

/** `jobs`: between customer and worker, cash or UPI; `wallet`: money we hold. */
const book = z.enum(['jobs', 'wallet']);
export type LedgerBook = z.infer<typeof book>;

export const ledgerKinds = z.enum([
  ...(['job', 'fee', 'refund', 'top_up', 'credit', 'credit_used', 'adjustment'] as const),
]);
export type LedgerKind = z.infer<typeof ledgerKinds>;

/** One line of the reader's ledger. */
export const ledgerItem = z
  .strictObject({
    _id: id(),
    kind: ledgerKinds,
    /** For fees: one side was not there, as opposed to a late cancellation. */
    isMissed: z.boolean(),
    book,
    /** Positive: the reader receives it; negative: the reader pays it. */
    amountPaise: z.int(),
    /** `unpaid`: closed without payment; `done`: never due. */
    state: z.enum(['due', 'paid', 'waived', 'unpaid', 'done']),
    method: z.enum(['cash', 'upi', 'credit']).nullable(),
    other: z.string().nullable(),
    booking: z
      .strictObject({
        _id: id(),
        number: z.string(),
        serviceName: z.string(),
        serviceTitles: translations({ max: 160 }),
      })
      .nullable(),
    /** The top-up's number. */
    number: z.string().nullable(),
    at: instant,
    settledAt: instant.nullable(),
  })
  .meta({ id: 'LedgerItem' });
export type LedgerItem = z.infer<typeof ledgerItem>;

const summary = z
  .strictObject({
    /** Payments of the current week in India, Monday first. */
    week: z.array(z.strictObject({ localDate: z.string(), amountPaise: z.int(), jobs: z.int() })),
    weekPaise: z.int(),
    monthPaise: z.int(),
    totalPaise: z.int(),
    jobs: z.int(),
    /** Not in the sums above: still to be paid for bookings and fees. */
    duePaise: z.int(),
    /** Fees the other way, also not in the sums above: what a worker owes customers, or a customer is owed. */
    feesBackPaise: z.int(),
    /** Also apart: what a worker has to return to customers, or a customer gets back, as cases were decided. */
    refundsDuePaise: z.int(),
    walletPaise: z.int(),
    /** The part of the wallet that is referral credit; it pays at most half of a booking. */
    creditPaise: z.int(),
    minimumPaise: z.int(),
    recommendedPaise: z.int(),
    openTopUp: topUp.nullable(),
  })
  .meta({ id: 'LedgerSummary' });
export type LedgerSummary = z.infer<typeof summary>;

const ledgerQuery = listQuery.extend({ book: book.optional() });
export type LedgerQuery = z.output<typeof ledgerQuery>;

export const readLedgerContract = contract('GET /ledger', {
  summary: 'List your transactions, newest first; the first page includes the totals',
  access: ['customer', 'worker'],
  rate: 'read',
  query: ledgerQuery,
  reply: listReply(ledgerItem).extend({ summary: summary.nullable() }),
  errors: ['invalid_cursor'],
  // People deleting their account see what they owe, even when suspended.
});
