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
