import { isDuplicateKey } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, number, text } from '#models/field.ts';
const unlocked = new Date(0);

// A handful of rows found by _id; another index is not worth its upkeep.
const Schedule = defineModel({
  name: 'Schedule',
  collection: 'schedules',
  fields: {
    /** The task's name. */
    _id: text(),
    nextAt: date(),
    lockedUntil: date(),
    /** Incremented on every lease, so that a holder whose lease expired cannot settle a later run. */
    runs: number(),
    lastFault: text<string | null>({ required: false }),
  },
  indexes: [],
});

export type ScheduleRecord = RowOf<typeof Schedule>;

/** Adds a task. If another server did so first, its date stays. */
export const enterSchedule = async (name: string, nextAt: Date): Promise<void> => {
  const start = { nextAt, lockedUntil: unlocked, runs: 0, lastFault: null };
  try {
    await Schedule.updateOne({ _id: name }, { $setOnInsert: start }, { upsert: true });
  } catch (error) {
    // Two servers starting at once may both insert.
    if (!isDuplicateKey(error)) throw error;
  }
};

/** Removes a task that no server runs any more. */
export const removeSchedule = async (name: string): Promise<void> => {
  await Schedule.deleteMany({ _id: name });
};

/** Lists the tasks with the time at which each was or is due. */
export const listSchedules = (): Promise<Pick<ScheduleRecord, '_id' | 'nextAt'>[]> =>
  Schedule.find({}, { fields: ['_id', 'nextAt'] });

/** Leases a due task until `lockedUntil`. */
export const claimSchedule = (
  names: readonly string[],
  at: Date,
  lockedUntil: Date,
): Promise<ScheduleRecord | null> =>
  Schedule.findOneAndUpdate(
    { _id: { $in: names }, nextAt: { $lte: at }, lockedUntil: { $lte: at } },
    { $set: { lockedUntil }, $inc: { runs: 1 } },
  );

export type ScheduleClaim = Pick<ScheduleRecord, '_id' | 'runs'>;

/** Extends the lease of a running task. */
export const renewSchedule = async ({ _id, runs }: ScheduleClaim, lockedUntil: Date): Promise<void> => {
  await Schedule.updateOne({ _id, runs }, { $set: { lockedUntil } });
};

/** Ends a lease and sets the next date. */
export const settleSchedule = async (
  { _id, runs }: ScheduleClaim,
  changes: Partial<Pick<ScheduleRecord, 'nextAt' | 'lastFault'>>,
): Promise<void> => {
  await Schedule.updateOne({ _id, runs }, { $set: { ...changes, lockedUntil: unlocked } });
};
