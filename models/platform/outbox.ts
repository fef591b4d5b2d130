import { mongo, Types } from 'mongoose';
import { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, list, mixed, number, objectId, optional, text } from '#models/field.ts';
import { createWriteBatcher } from '#lib/platform/concurrency/batcher.ts';
const unlocked = new Date(0);

const Outbox = defineModel({
  name: 'Outbox',
  collection: 'outbox',
  fields: {
    kind: text(),
    /** Cleared when the row is done: a reset link must not outlive its mail. */
    payload: mixed<unknown>({ required: false }),
    /** Ids, addresses and numbers in the payload, to find the rows about a person; absent in rows of earlier releases. */
    about: optional(list(text())),
    /** Makes a pending row unique; absent if every row counts. */
    key: optional(text()),
    /** Null after giving up. The row stays for ninety days; set a date to retry it. */
    dueAt: date<Date | null>({ required: false }),
    lockedUntil: date(),
    attempts: number(),
    /** How many of them finished a step of the work; only later ones count as failures. */
    stepAttempts: optional(number()),
    /** The last lease of the row, which may have covered several rows. */
    claim: optional(objectId()),
    lastFault: text<string | null>({ required: false }),
    /** The remaining part of the work; absent at first. */
    step: optional(text()),
    doneAt: date<Date | null>({ required: false }),
    /** The trace of the call that wrote the row, which the row's work continues. */
    trace: optional(text()),
    createdAt: date(),
  },
  indexes: [
    // Due rows, oldest first. Every server polls once a second, so finished rows must not be in this index.
    [{ dueAt: 1 }, { partialFilterExpression: { doneAt: null } }],
    // Rows that failed, those given up first.
    [{ dueAt: 1, _id: 1 }, { partialFilterExpression: { doneAt: null, lastFault: { $type: 'string' } } }],
    // Unfinished rows about a person or a booking.
    [{ about: 1 }, { partialFilterExpression: { doneAt: null } }],
    // One row per key.
    [{ key: 1 }, { unique: true, partialFilterExpression: { key: { $exists: true } } }],
    // Finished rows expire. Partial, so that the planner does not use it for pending ones.
    [
      { doneAt: 1 },
      { expireAfterSeconds: 7 * 86_400, partialFilterExpression: { doneAt: { $type: 'date' } } },
    ],
    // Rows that were given up expire.
    [
      { createdAt: 1 },
      { expireAfterSeconds: 90 * 86_400, partialFilterExpression: { doneAt: null, dueAt: null } },
    ],
  ],
});

export type OutboxRow = RowOf<typeof Outbox>;

/** Pending and abandoned rows. Both branches have bounds, so that the partial index is used. */
const unfinished = { doneAt: null, $or: [{ dueAt: { $type: 'date' as const } }, { dueAt: null }] };

/** Pending and abandoned rows that name one of these, and those of earlier releases, which may. */
export const unfinishedAbout = (names: readonly string[]) => ({
  doneAt: null,
  about: { $in: [...names, null] },
});

const namingFields: ReadonlySet<string> = new Set(['userId', 'aboutId', 'email', 'number']);

const listNames = (payload: unknown): string[] => {
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(payload).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value !== 'string') return listNames(value);
    return namingFields.has(field) ? [value] : [];
  });
};

const withNames = <Row extends { payload: unknown }>(row: Row) => ({
  ...row,
  about: [...new Set(listNames(row.payload))],
});

type NewOutboxRow = Pick<OutboxRow, 'kind' | 'payload' | 'createdAt' | 'trace'> & {
  dueAt: Date;
  key?: string;
};

/** Inserts a row, unless its key exists. */
export const insertOutboxRow = async ({ key, ...row }: NewOutboxRow, tx?: Tx): Promise<void> => {
  const start = { ...withNames(row), lockedUntil: unlocked, attempts: 0, lastFault: null, doneAt: null };
  // Bypasses mongoose documents, which would cost more than the row.
  if (key === undefined)
    await Outbox.driver.insertOne({ _id: new Types.ObjectId(), ...start }, Tx.session(tx));
  else await Outbox.updateOne({ key }, { $setOnInsert: start }, { upsert: true, tx });
};

/** Inserts a row that its writer leases for a first attempt, and returns it as a later read would. */
export const insertLeasedRow = async (
  row: Omit<NewOutboxRow, 'key'>,
  lockedUntil: Date,
  tx: Tx,
): Promise<OutboxRow> => {
  const _id = new Types.ObjectId();
  const stored = { _id, ...withNames(row), lockedUntil, attempts: 1, lastFault: null, doneAt: null };
  await Outbox.driver.insertOne(stored, Tx.session(tx));
  const { payload } = mongo.BSON.deserialize(mongo.BSON.serialize({ payload: row.payload }));
  return { ...stored, payload };
};

type NamedRow = Pick<NewOutboxRow, 'kind' | 'payload'> & { key: string };

/** Inserts rows that their writer leases immediately for a first attempt; null for a key that already exists. */
export const insertLeasedRows = async (
  rows: readonly NamedRow[],
  { at, lockedUntil }: { at: Date; lockedUntil: Date },
): Promise<(Pick<OutboxRow, '_id' | 'kind' | 'attempts'> | null)[]> => {
  const start = { dueAt: at, createdAt: at, lockedUntil, attempts: 1, lastFault: null, doneAt: null };
  const writes = rows.map(({ key, ...row }) => ({
    updateOne: { filter: { key }, update: { $setOnInsert: { ...withNames(row), ...start } }, upsert: true },
  }));
  const { upsertedIds } = await Outbox.bulkWrite(writes, { ordered: false });
  return rows.map(({ kind }, place) => {
    const _id: unknown = upsertedIds[place];
    return _id instanceof Types.ObjectId ? { _id, kind, attempts: 1 } : null;
  });
};

interface ClaimRules {
  /** A server leases only kinds it can handle; a newer one may know more. */
  kinds: readonly string[];
  at: Date;
  lockedUntil: Date;
  limit: number;
}

/** Leases up to `most` due rows, oldest first, until `lockedUntil`. */
export const claimOutboxRows = async (rules: ClaimRules): Promise<OutboxRow[]> => {
  const { kinds, at, lockedUntil, limit } = rules;
  const isFree = { doneAt: null, dueAt: { $lte: at }, lockedUntil: { $lte: at }, kind: { $in: kinds } };
  // Read first: most polls find nothing, and a write that matches nothing costs more than a read.
  const free = await Outbox.find(isFree, { fields: ['_id'], sort: { dueAt: 1 }, limit });
  if (free.length === 0) return [];
  const claim = new Types.ObjectId();
  const ids = free.map(({ _id }) => _id);
  const taking = { $set: { lockedUntil, claim }, $inc: { attempts: 1 } };
  const { modifiedCount } = await Outbox.updateMany({ _id: { $in: ids }, ...isFree }, taking);
  // Other servers were faster; there may be more rows after theirs.
  if (modifiedCount === 0) return claimOutboxRows(rules);
  return Outbox.find({ _id: { $in: ids }, claim }, { sort: { dueAt: 1 } });
};

export type OutboxClaim = Pick<OutboxRow, '_id' | 'attempts'>;

// Every lease increments `attempts`, so a holder whose lease expired cannot settle a row that another server holds.
const settlements = createWriteBatcher(
  async (settled: readonly { claim: OutboxClaim; changes: Partial<OutboxRow> }[]) => {
    const writes = settled.map(({ claim: { _id, attempts }, changes }) => ({
      updateOne: { filter: { _id, attempts, doneAt: null }, update: { $set: changes } },
    }));
    // These values need no casting.
    await Outbox.driver.bulkWrite(writes, { ordered: false });
  },
);

const settle = (claim: OutboxClaim, changes: Partial<OutboxRow>): Promise<void> =>
  settlements.ask({ claim, changes });

export const finishOutboxRow = (claim: OutboxClaim, doneAt: Date): Promise<void> =>
  settle(claim, { doneAt, payload: null, about: [] });

/** The next part of a row's work and when to run it. */
export interface NextStep {
  step: string;
  dueAt: Date;
}

/** Schedules the rest of a row's work; the payload stays. */
export const continueOutboxRow = (claim: OutboxClaim, next: NextStep): Promise<void> =>
  settle(claim, { ...next, lockedUntil: unlocked, stepAttempts: claim.attempts, lastFault: null });

/** Postpones a row, or gives it up if `dueAt` is null. */
export const postponeOutboxRow = (
  claim: OutboxClaim,
  changes: Pick<OutboxRow, 'dueAt' | 'lastFault'>,
): Promise<void> => settle(claim, { ...changes, lockedUntil: unlocked });

/** Lets any server lease the row at once. */
export const releaseOutboxRow = (claim: OutboxClaim): Promise<void> =>
  settle(claim, { lockedUntil: unlocked });

/** The number of pending rows, without abandoned ones. */
export const countWaitingOutboxRows = (): Promise<number> =>
  Outbox.countDocuments({ doneAt: null, dueAt: { $type: 'date' } });

/** When the oldest pending row was due; null when none is. */
export const findOldestDue = async (at: Date): Promise<Date | null> => {
  const [row] = await Outbox.find(
    { doneAt: null, dueAt: { $type: 'date', $lte: at } },
    { fields: ['dueAt'], sort: { dueAt: 1 }, limit: 1 },
  );
  return row?.dueAt ?? null;
};

/** Makes abandoned rows of a kind due again; returns how many. */
export const retryOutboxRows = async (kind: string, at: Date, tx: Tx): Promise<number> => {
  const changes = { $set: { dueAt: at, attempts: 0, stepAttempts: 0, lockedUntil: unlocked } };
  const { modifiedCount } = await Outbox.updateMany({ kind, doneAt: null, dueAt: null }, changes, { tx });
  return modifiedCount;
};

/** Abandoned rows and rows that failed at least once, without their payload, which may hold codes and links. */
export const listTroubledRows = (
  limit: number,
): Promise<Pick<OutboxRow, '_id' | 'kind' | 'dueAt' | 'attempts' | 'lastFault' | 'createdAt'>[]> =>
  Outbox.find(
    { ...unfinished, lastFault: { $type: 'string' } },
    {
      fields: ['_id', 'kind', 'dueAt', 'attempts', 'lastFault', 'createdAt'],
      // Null sorts before dates, so rows that were given up come first.
      sort: { dueAt: 1, _id: 1 },
      limit,
    },
  );

/** Counts pending and abandoned rows by kind: all, or the first ones, of which those given up come first. */
export const countOutboxKinds = async (
  limit?: number,
): Promise<{ kind: string; waiting: number; givenUp: number }[]> => {
  const rows = await Outbox.aggregate<{ _id: string; waiting: number; givenUp: number }>([
    { $match: unfinished },
    ...(limit === undefined ? [] : [{ $sort: { dueAt: 1 } } as const, { $limit: limit }]),
    {
      $group: {
        _id: '$kind',
        waiting: { $sum: { $cond: [{ $eq: [{ $type: '$dueAt' }, 'date'] }, 1, 0] } },
        givenUp: { $sum: { $cond: [{ $eq: [{ $type: '$dueAt' }, 'date'] }, 0, 1] } },
      },
    },
    { $sort: { _id: 1 } },
  ]);
  return rows.map(({ _id, ...counts }) => ({ kind: _id, ...counts }));
};

/** All rows in order of insertion, for tests and debugging. */
export const listOutboxRows = (): Promise<OutboxRow[]> => Outbox.find({}, { sort: { _id: 1 }, limit: 1000 });
