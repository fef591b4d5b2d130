import { database, Tx } from '#models/connection.ts';
import type { MigrationRecord } from '#models/platform/migration.ts';

export type Id = NonNullable<MigrationRecord['after']>;

interface Place {
  /** The last row of the previous batch; null at the start. */
  after: Id | null;
  /** The maximum number of rows per batch. */
  batchSize: number;
}

interface Batch {
  count: number;
  /** The last row of this batch; null at the end. */
  last: Id | null;
}

/**
 * One change of stored rows. It must be safe to repeat, and to run while servers of the previous release are running.
 */
export interface Migration {
  /** The file's number and name; never changes after release. */
  readonly name: string;
  readonly runBatch: (place: Place, tx: Tx) => Promise<Batch>;
}

interface Walk<Row> {
  name: string;
  collection: string;
  filter: Record<string, unknown>;
  /** Changes one row; false when there was nothing to do. */
  change: (row: Row, tx: Tx) => Promise<boolean>;
}

/** A migration that walks a collection in the order of its ids. */
export const walkRows = <Row extends { _id: Id }>(walk: Walk<Row>): Migration => {
  const { name, collection, filter, change } = walk;
  const runBatch = async ({ after, batchSize }: Place, tx: Tx): Promise<Batch> => {
    const behind = after ? { _id: { $gt: after } } : {};
    const rows = await database()
      .collection(collection)
      .find<Row>({ ...filter, ...behind }, Tx.session(tx))
      .sort({ _id: 1 })
      .limit(batchSize)
      .toArray();
    let count = 0;
    for (const row of rows) if (await change(row, tx)) count += 1;
    return { count, last: rows.length < batchSize ? null : (rows.at(-1)?._id ?? null) };
  };
  return { name, runBatch };
};
