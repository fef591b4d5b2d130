import type { Types } from 'mongoose';
import type { Collection } from './collection.ts';
import type { Page } from '#lib/platform/contract/list.ts';

/** A position in a list ordered by id, and the page size. */
export interface Place {
  /** Continue after this row; null starts at the top. */
  before: string | null;
  limit: number;
}

/**
 * Makes a page from its rows plus one more, which shows that there is a next page. The cursor is the last row's id.
 */
export const toPage = <Row extends { _id: Types.ObjectId }>(
  rows: readonly Row[],
  limit: number,
): Page<Row> => {
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?._id) : null };
};

/** One page of a collection, newest first. */
export const newestFirst = async <Row extends { _id: Types.ObjectId }>(
  model: Collection<Row>,
  { filter, before, limit }: Place & { filter: object },
): Promise<Page<Row>> => {
  const rows = await model.find(
    { ...filter, ...(before && { _id: { $lt: before } }) },
    { sort: { _id: -1 }, limit: limit + 1 },
  );
  return toPage(rows, limit);
};

/** How many rows a page examines for conditions that no index answers. */
export const SCAN_LIMIT = 10_000;

interface Walk<Row> extends Place {
  /** Conditions that an index answers in the order of ids. */
  indexed?: Record<string, unknown>;
  /** A range of a field that has an index `{ field: -1, _id: -1 }`. */
  span?: { field: keyof Row & string; range: object | undefined };
  /** Any other conditions. */
  rest?: Record<string, unknown>;
}

type Order<Row> = (keyof Row & string) | null;

const isEmpty = (conditions: object): boolean => Object.keys(conditions).length === 0;

const toSort = (field: string | null): Record<string, -1> => ({
  ...(field !== null && { [field]: -1 }),
  _id: -1,
});

/** Rows below a row, or that row and those above it. */
const beside = <Row extends { _id: unknown }>(row: Row, field: Order<Row>, way: '$lt' | '$gte'): object => {
  const { _id } = row;
  if (field === null) return { _id: { [way]: _id } };
  const value = row[field];
  const beyond = way === '$lt' ? '$lt' : '$gt';
  const same = { [field]: value, _id: { [way]: _id } };
  return { [field]: { [`${beyond}e`]: value }, $or: [{ [field]: { [beyond]: value } }, same] };
};

const readStart = async <Row extends { _id: Types.ObjectId }>(
  model: Collection<Row>,
  before: string | null,
  field: Order<Row>,
): Promise<object> => {
  if (before === null) return {};
  const row = field === null ? null : await model.findById(before);
  // A row that was removed since has only its id left.
  return row ? beside(row, field, '$lt') : { _id: { $lt: before } };
};

const chooseWalk = <Row>({ indexed = {}, span, rest = {} }: Omit<Walk<Row>, keyof Place>) => {
  const within = span?.range ? { [span.field]: span.range } : {};
  if (!isEmpty(indexed)) return { walked: indexed, field: null, others: { ...within, ...rest } };
  return { walked: within, field: span?.range ? span.field : null, others: rest };
};

/**
 * One page of a collection, newest first, by a filter of which only a part has an index. It examines a limited number of
 * rows, so a page can be short or empty and still have a cursor that continues.
 */
export const scanNewestFirst = async <Row extends { _id: Types.ObjectId }>(
  model: Collection<Row>,
  { before, limit, ...walk }: Walk<Row>,
): Promise<Page<Row>> => {
  const { walked, field, others } = chooseWalk(walk);
  const sort = toSort(field);
  const walkedIndex: Record<string, 1 | -1> = field === null ? { _id: 1 } : sort;
  const order = { sort, ...(walked !== walk.indexed && { hint: walkedIndex }) };
  const start = await readStart(model, before, field);
  const [last] = isEmpty(others)
    ? []
    : await model.find({ $and: [walked, start] }, { ...order, skip: SCAN_LIMIT - 1, limit: 1 });
  const end = last ? beside(last, field, '$gte') : {};
  const rows = await model.find({ $and: [walked, start, end, others] }, { ...order, limit: limit + 1 });
  const { items, nextCursor } = toPage(rows, limit);
  return { items, nextCursor: nextCursor ?? (last ? String(last._id) : null) };
};

/** The open items of an office queue: oldest first, paged, with a count capped at `most`. */
export const pendingQueue = <Row extends { _id: Types.ObjectId }>(
  model: Collection<Row>,
  filter: object,
) => ({
  list: async ({ before, limit }: Place): Promise<Page<Row>> => {
    const rows = await model.find(
      { ...filter, ...(before && { _id: { $gt: before } }) },
      { sort: { _id: 1 }, limit: limit + 1 },
    );
    return toPage(rows, limit);
  },
  count: (limit: number): Promise<number> => model.countDocuments(filter, { limit }),
});

/** Drops undefined conditions from a filter. */
export const definedOnly = (filter: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

/** The filter condition for a range of time. */
export const between = (since: Date | undefined, until: Date | undefined) =>
  since || until ? definedOnly({ $gte: since, $lt: until }) : undefined;

interface Indexed {
  /** Conditions that few rows meet, such as those of one person. */
  few: readonly string[];
  /** Conditions that many rows may meet, such as a status: a span of time narrows more. */
  many?: readonly string[];
}

/** Splits a filter into the condition whose index a list walks and all others. */
export const splitFilter = (
  filter: Record<string, unknown>,
  { few, many = [] }: Indexed,
  range: object | undefined,
): { indexed: Record<string, unknown>; rest: Record<string, unknown> } => {
  const given = definedOnly(filter);
  const first = [...few, ...(range ? [] : many)].find((field) => field in given);
  if (first === undefined) return { indexed: {}, rest: given };
  const { [first]: value, ...rest } = given;
  return { indexed: { [first]: value }, rest };
};
