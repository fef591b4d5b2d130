import { Schema, Types } from 'mongoose';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { createWriteBatcher } from '#lib/platform/concurrency/batcher.ts';

export interface OutboxRow {
  _id: Types.ObjectId;
  kind: string;
  /** Emptied once the row is done: a reset link must not outlive its mail. */
  payload: unknown;
  /** Names what must wait only once; absent where every row counts. */
  key?: string;
  /** null: given up, kept for a person to look at (set a date to have it tried again). */
  dueAt: Date | null;
  lockedUntil: Date;
  attempts: number;
  /** The last taking of the row, which other rows may have been part of. */
  claim?: Types.ObjectId;
  lastFault: string | null;
  /** What is left to do of it; absent at the beginning. */
  step?: string;
  doneAt: Date | null;
  createdAt: Date;
}

const { String: text, Number: number, Date: date, Mixed: mixed } = Schema.Types;
const unlocked = new Date(0);

const Outbox = defineModel<OutboxRow>({
  name: 'Outbox',
  collection: 'outbox',
  fields: {
    kind: { type: text, required: true },
    payload: { type: mixed },
    key: { type: text },
    dueAt: { type: date },
    lockedUntil: { type: date, required: true },
    attempts: { type: number, required: true },
    claim: { type: Schema.Types.ObjectId },
    lastFault: { type: text },
    step: { type: text },
    doneAt: { type: date },
    createdAt: { type: date, required: true },
  },
  indexes: [
    // What is due, oldest first; every server asks once a second, so rows that are done must not be in its way.
    [{ dueAt: 1 }, { partialFilterExpression: { doneAt: null } }],
    // One row a key, however often and from wherever it is written.
    [{ key: 1 }, { unique: true, partialFilterExpression: { key: { $exists: true } } }],
    // Rows that are done go by themselves; partial, or it would also answer for all that wait.
    [
      { doneAt: 1 },
      { expireAfterSeconds: 7 * 86_400, partialFilterExpression: { doneAt: { $type: 'date' } } },
    ],
  ],
});

/** What waits, and what was given up. With both kinds of bounds, so that the index of those rows answers. */
export const unfinished = { doneAt: null, $or: [{ dueAt: { $type: 'date' as const } }, { dueAt: null }] };

type NewOutboxRow = Pick<OutboxRow, 'kind' | 'payload' | 'createdAt'> & { dueAt: Date; key?: string };

/** Stores a row; one whose key is there already changes nothing. */
export const insertOutboxRow = async ({ key, ...row }: NewOutboxRow, tx?: Tx): Promise<void> => {
  const start = { ...row, lockedUntil: unlocked, attempts: 0, lastFault: null, doneAt: null };
  // Past mongoose's documents, which would cost more than the row.
  if (key === undefined)
    await Outbox.collection.insertOne({ _id: new Types.ObjectId(), ...start }, Tx.session(tx));
  else await Outbox.updateOne({ key }, { $setOnInsert: start }, { upsert: true, ...Tx.session(tx) });
};

type NamedRow = Pick<NewOutboxRow, 'kind' | 'payload'> & { key: string };

/** Stores rows that are in their writer's hands at once, for a first try; null for one whose key is there already. */
export const insertTakenRows = async (
  rows: readonly NamedRow[],
  { at, lockedUntil }: { at: Date; lockedUntil: Date },
): Promise<(Pick<OutboxRow, '_id' | 'kind' | 'attempts'> | null)[]> => {
  const start = { dueAt: at, createdAt: at, lockedUntil, attempts: 1, lastFault: null, doneAt: null };
  const writes = rows.map(({ key, ...row }) => ({
    updateOne: { filter: { key }, update: { $setOnInsert: { ...row, ...start } }, upsert: true },
  }));
  const { upsertedIds } = await Outbox.bulkWrite(writes, { ordered: false });
  return rows.map(({ kind }, place) => {
    const _id: unknown = upsertedIds[place];
    return _id instanceof Types.ObjectId ? { _id, kind, attempts: 1 } : null;
  });
};

interface ClaimRules {
  /** A server claims only what it can handle: its neighbour may be newer and know more kinds. */
  kinds: readonly string[];
  at: Date;
  lockedUntil: Date;
  most: number;
}

/** Takes the rows that have been due longest, as many as there are; nobody else gets them before `lockedUntil`. */
export const claimOutboxRows = async (rules: ClaimRules): Promise<OutboxRow[]> => {
  const { kinds, at, lockedUntil, most } = rules;
  const isFree = { doneAt: null, dueAt: { $lte: at }, lockedUntil: { $lte: at }, kind: { $in: kinds } };
  // A look first: most find nothing, and a write that finds nothing costs more than a read.
  const free = await Outbox.find(isFree, { _id: 1 }).sort({ dueAt: 1 }).limit(most).lean().exec();
  if (free.length === 0) return [];
  const claim = new Types.ObjectId();
  const ids = free.map(({ _id }) => _id);
  const taking = { $set: { lockedUntil, claim }, $inc: { attempts: 1 } };
  const { modifiedCount } = await Outbox.updateMany({ _id: { $in: ids }, ...isFree }, taking);
  // Others were quicker; behind theirs there may be more.
  if (modifiedCount === 0) return claimOutboxRows(rules);
  return Outbox.find({ _id: { $in: ids }, claim })
    .sort({ dueAt: 1 })
    .lean<OutboxRow[]>()
    .exec();
};

export type OutboxClaim = Pick<OutboxRow, '_id' | 'attempts'>;

interface Settlement {
  claim: OutboxClaim;
  changes: Partial<OutboxRow>;
}

// Every claim counts up `attempts`, so a holder whose lease ran out cannot settle what somebody else holds by now.
const settlements = createWriteBatcher(async (settled: readonly Settlement[]) => {
  const writes = settled.map(({ claim: { _id, attempts }, changes }) => ({
    updateOne: { filter: { _id, attempts, doneAt: null }, update: { $set: changes } },
  }));
  await Outbox.bulkWrite(writes, { ordered: false });
});

const settle = (claim: OutboxClaim, changes: Partial<OutboxRow>): Promise<void> =>
  settlements.ask({ claim, changes });

export const finishOutboxRow = (claim: OutboxClaim, doneAt: Date): Promise<void> =>
  settle(claim, { doneAt, payload: null });

/** What a row goes on with, and when. */
export interface NextStep {
  step: string;
  dueAt: Date;
}

/** Has the rest of a row done later; what it says stays as it is. */
export const continueOutboxRow = (claim: OutboxClaim, next: NextStep): Promise<void> =>
  settle(claim, { ...next, lockedUntil: unlocked });

/** Puts a row off until `dueAt`, or gives it up when that is null. */
export const postponeOutboxRow = (
  claim: OutboxClaim,
  changes: Pick<OutboxRow, 'dueAt' | 'lastFault'>,
): Promise<void> => settle(claim, { ...changes, lockedUntil: unlocked });

/** Lets any server take the row at once. */
export const releaseOutboxRow = (claim: OutboxClaim): Promise<void> =>
  settle(claim, { lockedUntil: unlocked });

/** Rows that are not done yet; those given up do not count. */
export const countWaitingOutboxRows = (): Promise<number> =>
  Outbox.countDocuments({ doneAt: null, dueAt: { $type: 'date' } });

/** How many rows of each kind wait, and how many were given up. */
export const countOutboxKinds = async (): Promise<{ kind: string; waiting: number; givenUp: number }[]> => {
  const rows = await Outbox.aggregate<{ _id: string; waiting: number; givenUp: number }>([
    { $match: unfinished },
    {
      $group: {
        _id: '$kind',
        waiting: { $sum: { $cond: [{ $eq: [{ $type: '$dueAt' }, 'date'] }, 1, 0] } },
        givenUp: { $sum: { $cond: [{ $eq: [{ $type: '$dueAt' }, 'date'] }, 0, 1] } },
      },
    },
    { $sort: { _id: 1 } },
  ]).exec();
  return rows.map(({ _id, ...counts }) => ({ kind: _id, ...counts }));
};

/** All rows in the order of their writing, for tests and for a person who looks into a fault. */
export const listOutboxRows = (): Promise<OutboxRow[]> =>
  Outbox.find({}).sort({ _id: 1 }).limit(1000).lean<OutboxRow[]>().exec();
