import {
  ledgerKinds,
  type LedgerItem,
  type LedgerQuery,
  type LedgerSummary,
} from '#lib/features/money/contracts/ledger.ts';
import { DEFAULT_PAGE_SIZE } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { listLedgerRows, type NamedLedgerRow } from '#models/money/ledger.ts';
import { sumUpLedger } from '#lib/features/money/services/steps/summarize-ledger.ts';
import { readTimeCursor, toTimeCursor } from '#lib/platform/paging/cursor.ts';

// Of a job that is said not to have been done nothing is owed, unless that turns out not to be so.
const isHeld = ({ held, restored }: NamedLedgerRow): boolean => held.length > restored.length;

const stateOf = (row: NamedLedgerRow): LedgerItem['state'] => {
  if (row.book === 'wallet') return 'done';
  if (isHeld(row)) return 'waived';
  const [settled] = row.settled;
  if (!settled) return 'due';
  switch (settled.kind) {
    case 'fee_waived':
      return 'waived';
    case 'job_unpaid':
    case 'fee_unpaid':
      return 'unpaid';
    default:
      return 'paid';
  }
};

const kindOf = ({ kind }: NamedLedgerRow): LedgerItem['kind'] => {
  const listed = ledgerKinds.safeParse(kind).data;
  // Whatever settles another line stands with that one.
  if (listed === undefined) throw new Error(`A line of ${kind} is none of its own.`);
  return listed;
};

/** A line of somebody's book, with what has become of it. */
const toLedgerItem = (row: NamedLedgerRow): LedgerItem => {
  const { booking, others } = row;
  const [settled] = row.settled;
  return {
    _id: String(row._id),
    kind: kindOf(row),
    isMissed: row.isMissed ?? false,
    book: row.book,
    amountPaise: row.amountPaise,
    state: stateOf(row),
    method: settled?.method ?? null,
    other: others[0]?.name ?? null,
    booking: booking && { ...booking, _id: String(booking._id) },
    number: row.number,
    at: row.at.toISOString(),
    settledAt: settled?.at.toISOString() ?? null,
  };
};

interface Input {
  actor: Actor;
  query: LedgerQuery;
}

interface Book {
  data: LedgerItem[];
  nextCursor: string | null;
  summary: LedgerSummary | null;
}

/** One page of the actor's book, latest first; with the first page come the sums of all. */
export const readLedger = async ({ actor, query }: Input): Promise<Book> => {
  const { cursor, limit = DEFAULT_PAGE_SIZE, book } = query;
  const after = readTimeCursor(cursor);
  const [rows, summary] = await Promise.all([
    listLedgerRows({
      userId: actor.userId,
      book,
      after: after && { at: after.time, id: after.id },
      limit,
    }),
    after ? null : sumUpLedger(actor),
  ]);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    data: items.map(toLedgerItem),
    nextCursor: last ? toTimeCursor({ time: last.at, id: String(last._id) }) : null,
    summary,
  };
};
