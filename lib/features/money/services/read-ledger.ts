import {
  ledgerKinds,
  type LedgerItem,
  type LedgerQuery,
  type LedgerSummary,
} from '#lib/features/money/contracts/ledger.ts';
import { DEFAULT_PAGE_SIZE } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { listLedgerRows, type NamedLedgerRow } from '#models/money/ledger.ts';
import { summarizeLedger } from '#lib/features/money/services/steps/summarize-ledger.ts';
import { readTimeCursor, toTimeCursor } from '#lib/platform/paging/cursor.ts';

// While a no-show claim is open nothing is owed, unless the claim is rejected.
const isHeld = ({ held, restored }: NamedLedgerRow): boolean => held.length > restored.length;

/** Returns what settled a line last. */
const findSettlement = ({ settled, late }: NamedLedgerRow) => late[0] ?? settled[0];

const toState = (row: NamedLedgerRow): LedgerItem['state'] => {
  if (row.book === 'wallet') return 'done';
  if (isHeld(row)) return 'waived';
  const settled = findSettlement(row);
  if (!settled) return 'due';
  switch (settled.kind) {
    case 'fee_waived':
    case 'refund_waived':
      return 'waived';
    case 'job_unpaid':
    case 'fee_unpaid':
    case 'refund_unpaid':
      return 'unpaid';
    default:
      return 'paid';
  }
};

const toKind = ({ kind }: NamedLedgerRow): LedgerItem['kind'] => {
  const listed = ledgerKinds.safeParse(kind).data;
  // Settling lines are shown together with the line they settle.
  if (listed === undefined) throw new Error(`Ledger lines of kind ${kind} are not listed separately.`);
  return listed;
};

/** A ledger line with its current state. */
const toLedgerItem = (row: NamedLedgerRow): LedgerItem => {
  const { booking, others } = row;
  const settled = findSettlement(row);
  return {
    _id: String(row._id),
    kind: toKind(row),
    isMissed: row.isMissed ?? false,
    book: row.book,
    amountPaise: row.amountPaise,
    state: toState(row),
    method: settled?.method ?? null,
    other: others[0]?.name ?? null,
    booking: booking && { ...booking, _id: String(booking._id) },
    number: row.number,
    at: row.at.toISOString(),
    settledAt: settled?.at.toISOString() ?? null,
  };
};

interface Book {
  data: LedgerItem[];
  nextCursor: string | null;
  summary: LedgerSummary | null;
}

/** Lists the actor's ledger, newest first; the first page includes the sums. */
export const readLedger = async ({ actor, query }: { actor: Actor; query: LedgerQuery }): Promise<Book> => {
  const { cursor, limit = DEFAULT_PAGE_SIZE, book } = query;
  const after = readTimeCursor(cursor);
  const [rows, summary] = await Promise.all([
    listLedgerRows({
      userId: actor.userId,
      book,
      after: after && { at: after.time, id: after.id },
      limit,
    }),
    after ? null : summarizeLedger(actor),
  ]);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    data: items.map(toLedgerItem),
    nextCursor: last ? toTimeCursor({ time: last.at, id: String(last._id) }) : null,
    summary,
  };
};
