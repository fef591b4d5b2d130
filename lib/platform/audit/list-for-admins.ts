import type { AuditAct, AuditedTable } from '#lib/platform/contract/audit-act.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { AdminQuery } from '#lib/platform/contract/admin-list.ts';
import { DEFAULT_PAGE_SIZE, type Page } from '#lib/platform/contract/list.ts';
import type { TablePayload } from '#lib/platform/contract/payloads.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { addDays, toIndiaDay, instantInIndia } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import type { Place } from '#models/newest-first.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/cursor.ts';
import { writeAudit } from './write-audit.ts';

/** The page size of a CSV export: few reads, and never the whole list in memory. */
const TABLE_PAGE = 500;

interface Span {
  since: Date | undefined;
  until: Date | undefined;
}

/** The query of a list: its own filters, the range of days, and the cursor. */
interface ListRequest<Query> {
  filter: Omit<Query, keyof AdminQuery>;
  days: Pick<AdminQuery, 'from' | 'to'>;
  span: Span;
  page: Place;
}

interface ListRules<Query, Row, Item> {
  /** The name in the audit and of the saved file. */
  name: AuditedTable;
  read(request: ListRequest<Query>): Promise<Page<Row>>;
  /** May leave out rows that this admin must not see. */
  show(rows: readonly Row[], actor: Actor): Promise<Item[]> | Item[];
}

const dayStart = (localDate: string | undefined): Date | undefined =>
  localDate === undefined ? undefined : instantInIndia({ localDate, minutes: 0 });

const toSpan = ({ from, to }: AdminQuery): Span => ({
  since: dayStart(from),
  until: dayStart(to === undefined ? undefined : addDays(to, 1)),
});

const toListRequest = <Query extends AdminQuery>(query: Query, page: Place): ListRequest<Query> => {
  const { cursor: _cursor, limit: _limit, format: _format, purpose: _purpose, from, to, ...filter } = query;
  return { filter, days: { from, to }, span: toSpan(query), page };
};

// A searched name or address is not recorded, because it would outlive the account.
const auditDetails = <Item extends { _id: string }>(
  { q, purpose: _purpose, ...query }: AdminQuery & { q?: unknown },
  items: Item[],
) => ({
  query: { ...query, ...(q !== undefined && { q: '…' }) },
  shown: items.map(({ _id }) => _id),
});

const exportDetails = (query: AdminQuery): Record<string, unknown> => auditDetails(query, []).query;

const requirePurpose = ({ purpose }: AdminQuery): string => {
  if (purpose !== undefined) return purpose;
  throw new AppError('validation_failed', { errors: [{ field: 'purpose', code: 'required' }] });
};

interface Listed<Item> {
  data: Item[];
  nextCursor: string | null;
}

async function* streamPages<Item>(
  first: Listed<Item>,
  read: (cursor: string) => Promise<Listed<Item>>,
): AsyncGenerator<Item[]> {
  yield first.data;
  for (let cursor = first.nextCursor; cursor !== null;) {
    const page = await read(cursor);
    yield page.data;
    cursor = page.nextCursor;
  }
}

/** Creates the use case of an admin list: audited pages, or the whole list as CSV. */
export const listForAdmins =
  <Query extends AdminQuery, Row, Item extends { _id: string }>(rules: ListRules<Query, Row, Item>) =>
  async ({ actor, query }: { actor: Actor; query: Query }): Promise<Listed<Item> | TablePayload> => {
    const note = (act: AuditAct, details: Record<string, unknown>): Promise<void> =>
      inTransaction((tx) => writeAudit({ actor, act, subjectId: rules.name, details }, tx));
    const readPage = async (cursor: string | undefined, limit: number): Promise<Listed<Item>> => {
      const request = toListRequest(query, { before: readRowCursor(cursor), limit });
      const { items, nextCursor } = await rules.read(request);
      const data = await rules.show(items, actor);
      const details = auditDetails({ ...query, cursor }, data);
      await note(`list.${rules.name}`, details);
      return { data, nextCursor: toRowCursor(nextCursor) };
    };
    if (query.format !== 'csv') return readPage(query.cursor, query.limit ?? DEFAULT_PAGE_SIZE);
    await note(`export.${rules.name}`, { ...exportDetails(query), note: requirePurpose(query) });
    const first = await readPage(query.cursor, TABLE_PAGE);
    const downloadName = `${rules.name}-${toIndiaDay(now())}.csv`;
    return { pages: streamPages(first, (cursor) => readPage(cursor, TABLE_PAGE)), downloadName };
  };
