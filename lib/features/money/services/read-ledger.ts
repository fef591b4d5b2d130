import type { LedgerItem, LedgerQuery, LedgerSummary } from '#lib/features/money/contracts/ledger.ts';
import { DEFAULT_PAGE_SIZE } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { listLedgerRows } from '#models/money/ledger.ts';
import { sumUpLedger } from '#lib/features/money/services/steps/summarize-ledger.ts';
import { readTimeCursor, toTimeCursor } from '#lib/platform/paging/time-cursor.ts';
import { toLedgerItem } from './to-ledger-item.ts';

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
