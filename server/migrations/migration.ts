import { database, Tx } from '#models/connection.ts';
import type { MigrationRecord } from '#models/platform/migration.ts';

export type Id = NonNullable<MigrationRecord['after']>;

interface Place {
  /** The last row of the batch before; null at the beginning. */
  after: Id | null;
  /** How many rows a batch has at most. */
  most: number;
}

interface Batch {
  /** How many rows were changed. */
  count: number;
  /** The last row of this batch; null when there are no more. */
  last: Id | null;
}

/** One change of stored rows. It may be done again, and while servers of the release before are running. */
export interface Migration {
  /** Number and name as in its file; it never changes once it was released. */
  readonly name: string;
  readonly runBatch: (place: Place, tx: Tx) => Promise<Batch>;
}

interface Walk<Row> {
  name: string;
  collection: string;
  /** Which rows may need the change. */
  filter: Record<string, unknown>;
  /** Changes one row; false where nothing was to do. */
  change: (row: Row, tx: Tx) => Promise<boolean>;
}

/** A migration that goes through the rows of a collection in the order of their ids. */
export const walkRows = <Row extends { _id: Id }>(walk: Walk<Row>): Migration => {
  const { name, collection, filter, change } = walk;
  const runBatch = async ({ after, most }: Place, tx: Tx): Promise<Batch> => {
    const behind = after ? { _id: { $gt: after } } : {};
    const rows = await database()
      .collection(collection)
      .find<Row>({ ...filter, ...behind }, Tx.session(tx))
      .sort({ _id: 1 })
      .limit(most)
      .toArray();
    let count = 0;
    for (const row of rows) if (await change(row, tx)) count += 1;
    return { count, last: rows.length < most ? null : (rows.at(-1)?._id ?? null) };
  };
  return { name, runBatch };
};
