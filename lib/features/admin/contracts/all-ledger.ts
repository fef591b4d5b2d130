import { z } from 'zod';
import { adminList, adminQuery, named } from '#lib/platform/contract/admin-list.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';

const ledgerLine = z
  .strictObject({
    ...{ _id: id(), person: named, kind: z.string(), book: z.string() },
    ...{ amountPaise: z.int(), earnedPaise: z.int(), duePaise: z.int(), walletPaise: z.int() },
    other: named.nullable(),
    /** The booking's number, or the top-up's. */
    number: z.string(),
    method: z.string(),
    localDate: z.string(),
    at: instant,
  })
  .meta({ id: 'AllLedgerLine' });
export type AllLedgerLine = z.infer<typeof ledgerLine>;

const ledgerQuery = adminQuery.extend({ userId: id().optional() });
export type AllLedgerQuery = z.output<typeof ledgerQuery>;

export const listAllLedgerContract = contract(
  'GET /admin/ledger',
  adminList({
    right: 'agent',
    tableRight: 'lead',
    summary: 'List the lines of all ledgers, or of one person, as they were written',
    item: ledgerLine,
    query: ledgerQuery,
  }),
);
