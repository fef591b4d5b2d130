import { Schema, type Types } from 'mongoose';
import { isDuplicateKey, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

/** How far a change of stored rows has come, and when it was done. */
export interface MigrationRecord {
  /** The migration's name. */
  _id: string;
  startedAt: Date;
  finishedAt: Date | null;
  /** The last row of the last batch: behind it the work goes on. */
  after: Types.ObjectId | null;
  /** How many rows were changed. */
  count: number;
  lockedUntil: Date;
  /** Counts the claims, so that a holder whose lease ran out stores no batch any more. */
  runs: number;
}

const { ObjectId, String: text, Number: number, Date: date } = Schema.Types;
const unlocked = new Date(0);

// As many rows as there were migrations, found by _id.
const Migration = defineModel<MigrationRecord>({
  name: 'Migration',
  collection: 'migrations',
  fields: {
    _id: { type: text },
    startedAt: { type: date, required: true },
    finishedAt: { type: date, default: null },
    after: { type: ObjectId, default: null },
    count: { type: number, required: true },
    lockedUntil: { type: date, required: true },
    runs: { type: number, required: true },
  },
  indexes: [],
});

export const listMigrations = (names: readonly string[]): Promise<MigrationRecord[]> =>
  Migration.find({ _id: { $in: names } })
    .sort({ _id: 1 })
    .lean<MigrationRecord[]>()
    .exec();

/** Notes migrations as done for which there were no rows yet. */
export const skipMigrations = async (names: readonly string[], at: Date): Promise<void> => {
  const row = { startedAt: at, finishedAt: at, after: null, count: 0, lockedUntil: unlocked, runs: 0 };
  try {
    await Migration.insertMany(
      names.map((_id) => ({ ...row, _id })),
      { ordered: false },
    );
  } catch (error) {
    // Another server has just noted the same.
    if (!isDuplicateKey(error)) throw error;
  }
};

interface ClaimRules {
  name: string;
  at: Date;
  lockedUntil: Date;
}

/** Takes a migration that is not done; null when it is, or when somebody else holds it. */
export const claimMigration = async (rules: ClaimRules): Promise<MigrationRecord | null> => {
  const { name, at, lockedUntil } = rules;
  const start = { startedAt: at, finishedAt: null, after: null, count: 0 };
  try {
    return await Migration.findOneAndUpdate(
      { _id: name, finishedAt: null, lockedUntil: { $lte: at } },
      { $set: { lockedUntil }, $inc: { runs: 1 }, $setOnInsert: start },
      { upsert: true, returnDocument: 'after' },
    )
      .lean<MigrationRecord>()
      .exec();
  } catch (error) {
    // There is a row that is not to be had, and so no second one.
    if (!isDuplicateKey(error)) throw error;
    return null;
  }
};

type Claim = Pick<MigrationRecord, '_id' | 'runs'>;

interface Batch {
  claim: Claim;
  count: number;
  /** Null behind the last row. */
  last: Types.ObjectId | null;
  at: Date;
  lockedUntil: Date;
}

/** Notes a batch in the transaction that changes its rows; null when somebody else holds the migration by now. */
export const markMigration = (batch: Batch, tx: Tx): Promise<MigrationRecord | null> => {
  const { claim, count, last, at, lockedUntil } = batch;
  const place = last ? { after: last, lockedUntil } : { finishedAt: at, lockedUntil: unlocked };
  return Migration.findOneAndUpdate(
    { _id: claim._id, runs: claim.runs, finishedAt: null },
    { $set: place, $inc: { count } },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<MigrationRecord>()
    .exec();
};

/** Gives a migration up, so that somebody else can go on at once. */
export const releaseMigration = async ({ _id, runs }: Claim): Promise<void> => {
  await Migration.updateOne({ _id, runs }, { $set: { lockedUntil: unlocked } });
};

/** Has migrations that are done begin again. */
export const reopenMigrations = async (names: readonly string[]): Promise<void> => {
  await Migration.updateMany(
    { _id: { $in: names }, finishedAt: { $ne: null } },
    { $set: { finishedAt: null, after: null, count: 0 } },
  );
};
