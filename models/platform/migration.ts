import type { Types } from 'mongoose';
import { isDuplicateKey, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, nullable, number, objectId, text } from '#models/field.ts';
const unlocked = new Date(0);

// One row per migration, found by _id.
const Migration = defineModel({
  name: 'Migration',
  collection: 'migrations',
  fields: {
    /** The migration's name. */
    _id: text(),
    startedAt: date(),
    finishedAt: nullable(date()),
    /** The last row of the last batch; the next batch starts after it. */
    after: nullable(objectId()),
    /** The number of rows changed. */
    count: number(),
    lockedUntil: date(),
    /** Incremented on every lease, so that a holder whose lease expired cannot store another batch. */
    runs: number(),
  },
  indexes: [],
});

/** The progress of a migration. */
export type MigrationRecord = RowOf<typeof Migration>;

export const listMigrations = (names: readonly string[]): Promise<MigrationRecord[]> =>
  Migration.find({ _id: { $in: names } }, { sort: { _id: 1 } });

/** Marks migrations as done in a new database, which has nothing to migrate. */
export const skipMigrations = async (names: readonly string[], at: Date): Promise<void> => {
  const row = { startedAt: at, finishedAt: at, after: null, count: 0, lockedUntil: unlocked, runs: 0 };
  try {
    await Migration.insertMany(
      names.map((_id) => ({ ...row, _id })),
      { ordered: false },
    );
  } catch (error) {
    // Another server has just marked the same.
    if (!isDuplicateKey(error)) throw error;
  }
};

/** Leases an unfinished migration; null if it is done or another server holds it. */
export const claimMigration = async (rules: {
  name: string;
  at: Date;
  lockedUntil: Date;
}): Promise<MigrationRecord | null> => {
  const { name, at, lockedUntil } = rules;
  const start = { startedAt: at, finishedAt: null, after: null, count: 0 };
  try {
    return await Migration.findOneAndUpdate(
      { _id: name, finishedAt: null, lockedUntil: { $lte: at } },
      { $set: { lockedUntil }, $inc: { runs: 1 }, $setOnInsert: start },
      { upsert: true },
    );
  } catch (error) {
    // The row exists but is held by another server.
    if (!isDuplicateKey(error)) throw error;
    return null;
  }
};

type Claim = Pick<MigrationRecord, '_id' | 'runs'>;

interface Batch {
  claim: Claim;
  count: number;
  /** Null after the last row. */
  last: Types.ObjectId | null;
  at: Date;
  lockedUntil: Date;
}

/** Records a batch in the transaction that changes its rows; null if another server took over. */
export const markMigration = (batch: Batch, tx: Tx): Promise<MigrationRecord | null> => {
  const { claim, count, last, at, lockedUntil } = batch;
  const place = last ? { after: last, lockedUntil } : { finishedAt: at, lockedUntil: unlocked };
  return Migration.findOneAndUpdate(
    { _id: claim._id, runs: claim.runs, finishedAt: null },
    { $set: place, $inc: { count } },
    { tx },
  );
};

/** Releases a migration, so that another server can continue at once. */
export const releaseMigration = async ({ _id, runs }: Claim): Promise<void> => {
  await Migration.updateOne({ _id, runs }, { $set: { lockedUntil: unlocked } });
};

/** Marks finished migrations to run again. */
export const reopenMigrations = async (names: readonly string[]): Promise<void> => {
  await Migration.updateMany(
    { _id: { $in: names }, finishedAt: { $ne: null } },
    { $set: { finishedAt: null, after: null, count: 0 } },
  );
};
