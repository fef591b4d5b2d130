import { Schema } from 'mongoose';
import { isDuplicateKey } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

export interface ScheduleRecord {
  /** The job's name. */
  _id: string;
  nextAt: Date;
  lockedUntil: Date;
  /** Counts the claims, so that a holder whose lease ran out cannot settle a later run. */
  runs: number;
  lastFault: string | null;
}

const { String: text, Number: number, Date: date } = Schema.Types;
const unlocked = new Date(0);

// A handful of rows, one a job, found by _id: no other index is worth its upkeep.
const Schedule = defineModel<ScheduleRecord>({
  name: 'Schedule',
  collection: 'schedules',
  fields: {
    _id: { type: text },
    nextAt: { type: date, required: true },
    lockedUntil: { type: date, required: true },
    runs: { type: number, required: true },
    lastFault: { type: text },
  },
  indexes: [],
});

/** Enters a job; when another server did so before, its date stands. */
export const enterSchedule = async (name: string, nextAt: Date): Promise<void> => {
  const start = { nextAt, lockedUntil: unlocked, runs: 0, lastFault: null };
  try {
    await Schedule.updateOne({ _id: name }, { $setOnInsert: start }, { upsert: true });
  } catch (error) {
    // Two servers that start at once may both try to insert.
    if (!isDuplicateKey(error)) throw error;
  }
};

interface ClaimRules {
  names: readonly string[];
  at: Date;
  lockedUntil: Date;
}

/** Takes a job that is due; nobody else gets it before `lockedUntil`. */
export const claimSchedule = ({ names, at, lockedUntil }: ClaimRules): Promise<ScheduleRecord | null> =>
  Schedule.findOneAndUpdate(
    { _id: { $in: names }, nextAt: { $lte: at }, lockedUntil: { $lte: at } },
    { $set: { lockedUntil }, $inc: { runs: 1 } },
    { returnDocument: 'after' },
  )
    .lean<ScheduleRecord>()
    .exec();

export type ScheduleClaim = Pick<ScheduleRecord, '_id' | 'runs'>;

/** Keeps a claim of a job that is still running. */
export const renewSchedule = async ({ _id, runs }: ScheduleClaim, lockedUntil: Date): Promise<void> => {
  await Schedule.updateOne({ _id, runs }, { $set: { lockedUntil } });
};

/** Ends a claim and sets the next date. */
export const settleSchedule = async (
  { _id, runs }: ScheduleClaim,
  changes: Partial<Pick<ScheduleRecord, 'nextAt' | 'lastFault'>>,
): Promise<void> => {
  await Schedule.updateOne({ _id, runs }, { $set: { ...changes, lockedUntil: unlocked } });
};
