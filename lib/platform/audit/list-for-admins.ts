import type { AdminQuery } from '#lib/platform/contract/admin-list.ts';
import { DEFAULT_PAGE_SIZE, type Page } from '#lib/platform/contract/list.ts';
import type { TablePayload } from '#lib/platform/contract/payloads.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { addDays, indiaDayOf, instantInIndia } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import type { Place } from '#models/newest-first.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/cursor.ts';
import { writeAudit } from './write-audit.ts';

/** Rows that a table takes at a time: few reads, and never the whole list in memory. */
const TABLE_PAGE = 500;

interface Span {
  since: Date | undefined;
  until: Date | undefined;
}

/** What a list is asked for: its own filters, the days in both spellings, and the place in it. */
interface Asked<Query> {
  filter: Omit<Query, keyof AdminQuery>;
  days: Pick<AdminQuery, 'from' | 'to'>;
  span: Span;
  page: Place;
}

interface ListRules<Query, Row, Item> {
  /** As the audit and the saved file call it. */
  name: string;
  read(asked: Asked<Query>): Promise<Page<Row>>;
  show(rows: readonly Row[]): Promise<Item[]> | Item[];
}

interface Input<Query> {
  actor: Actor;
  query: Query;
}

const dayStart = (localDate: string | undefined): Date | undefined =>
  localDate === undefined ? undefined : instantInIndia({ localDate, minutes: 0 });

const spanOf = ({ from, to }: AdminQuery): Span => ({
  since: dayStart(from),
  until: dayStart(to === undefined ? undefined : addDays(to, 1)),
});

const toAsked = <Query extends AdminQuery>(query: Query, page: Place): Asked<Query> => {
  const { cursor: _cursor, limit: _limit, format: _format, from, to, ...filter } = query;
  return { filter, days: { from, to }, span: spanOf(query), page };
};

// Whom an admin looked for by name or address is not kept: it would outlive the account.
const auditOf = <Item extends { _id: string }>(
  { q, ...query }: AdminQuery & { q?: unknown },
  items: Item[],
) => ({
  query: { ...query, ...(q !== undefined && { q: '…' }) },
  shown: items.map(({ _id }) => _id),
});

interface Listed<Item> {
  data: Item[];
  nextCursor: string | null;
}

async function* restOf<Item>(
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

/** Makes the use case of one list: its pages, each written down with what it showed, or the whole as a table. */
export const listForAdmins =
  <Query extends AdminQuery, Row, Item extends { _id: string }>(rules: ListRules<Query, Row, Item>) =>
  async ({ actor, query }: Input<Query>): Promise<Listed<Item> | TablePayload> => {
    const readPage = async (cursor: string | undefined, limit: number): Promise<Listed<Item>> => {
      const asked = toAsked(query, { before: readRowCursor(cursor), limit });
      const { items, nextCursor } = await rules.read(asked);
      const data = await rules.show(items);
      const details = auditOf({ ...query, cursor }, data);
      const act = { actor, act: `list.${rules.name}`, subjectId: rules.name, details };
      await inTransaction((tx) => writeAudit(act, tx));
      return { data, nextCursor: toRowCursor(nextCursor) };
    };
    if (query.format !== 'csv') return readPage(query.cursor, query.limit ?? DEFAULT_PAGE_SIZE);
    const first = await readPage(query.cursor, TABLE_PAGE);
    const downloadName = `${rules.name}-${indiaDayOf(now())}.csv`;
    return { pages: restOf(first, (cursor) => readPage(cursor, TABLE_PAGE)), downloadName };
  };
