import type { Model, Types } from 'mongoose';
import type { Page } from '#lib/platform/contract/list.ts';

/** A place in a list that is ordered by ids, and how many rows of it are wanted. */
export interface Place {
  /** Continue below this row; null: at the start. */
  before: string | null;
  limit: number;
}

/** A page out of its rows and one more, which says that there are others; the cursor is the last row's id. */
export const toPage = <Row extends { _id: Types.ObjectId }>(
  rows: readonly Row[],
  limit: number,
): Page<Row> => {
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?._id) : null };
};

/** One page of a collection, newest first. */
export const newestFirst = async <Row extends { _id: Types.ObjectId }>(
  model: Model<Row>,
  { filter, before, limit }: Place & { filter: object },
): Promise<Page<Row>> => {
  const rows = await model
    .find({ ...filter, ...(before && { _id: { $lt: before } }) })
    .sort({ _id: -1 })
    .limit(limit + 1)
    .lean<Row[]>()
    .exec();
  return toPage(rows, limit);
};

/** What waits for the office in a collection: the oldest first, page by page, and how many as far as `most`. */
export const waitingOf = <Row extends { _id: Types.ObjectId }>(model: Model<Row>, filter: object) => ({
  list: async ({ before, limit }: Place): Promise<Page<Row>> => {
    const rows = await model
      .find({ ...filter, ...(before && { _id: { $gt: before } }) })
      .sort({ _id: 1 })
      .limit(limit + 1)
      .lean<Row[]>()
      .exec();
    return toPage(rows, limit);
  },
  count: (most: number): Promise<number> => model.countDocuments(filter, { limit: most }).exec(),
});

/** A filter of what was asked for alone: what is undefined asks for nothing. */
export const asked = (filter: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

/** The part of a filter that asks for a span of time. */
export const between = (since: Date | undefined, until: Date | undefined) =>
  since || until ? asked({ $gte: since, $lt: until }) : undefined;
