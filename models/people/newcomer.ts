import { Schema } from 'mongoose';
import { isDuplicateKey } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

/** On how many days a newcomer was shown. It names nobody: it outlives the account by a year, for whoever comes back. */
interface NewcomerRecord {
  /** A keyed hash of a mailbox. */
  _id: string;
  shownDays: number;
  /** The last of them in India. */
  shownOn: string | null;
  changedAt: Date;
}

const { String: text, Number: number, Date: date } = Schema.Types;

const KEPT_SECONDS = 366 * 86_400;

const Newcomer = defineModel<NewcomerRecord>({
  name: 'Newcomer',
  collection: 'newcomers',
  fields: {
    _id: { type: text },
    shownDays: { type: number, required: true },
    shownOn: { type: text, default: null },
    changedAt: { type: date, required: true },
  },
  indexes: [
    // Whoever comes back after so long is new again.
    [{ changedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }],
  ],
});

/** One update by the database itself: a day counts once, however many servers tell of it. */
const update = async (marks: readonly string[], $set: Record<string, unknown>): Promise<void> => {
  if (marks.length === 0) return;
  const writes = marks.map((_id) => ({
    updateOne: { filter: { _id }, update: [{ $set }], upsert: true },
  }));
  await Newcomer.bulkWrite(writes, { ordered: false }).catch((error: unknown) => {
    // Another server has just made the row, for the same day.
    if (!isDuplicateKey(error)) throw error;
  });
};

interface Shown {
  marks: readonly string[];
  localDate: string;
  at: Date;
}

/** Counts a day for newcomers who were shown on it. */
export const addShownDay = ({ marks, localDate, at }: Shown): Promise<void> => {
  const before = { $ifNull: ['$shownDays', 0] };
  const isCounted = { $eq: ['$shownOn', localDate] };
  return update(marks, {
    shownDays: { $cond: [isCounted, before, { $add: [before, 1] }] },
    shownOn: localDate,
    changedAt: at,
  });
};

interface Ended {
  marks: readonly string[];
  /** As many days as end it. */
  shownDays: number;
  at: Date;
}

/** Notes that they are newcomers no longer, nor will be under another account. */
export const endNewcomers = ({ marks, shownDays, at }: Ended): Promise<void> =>
  update(marks, {
    shownDays: { $max: [{ $ifNull: ['$shownDays', 0] }, shownDays] },
    shownOn: { $ifNull: ['$shownOn', null] },
    changedAt: at,
  });

/** The days of each that was ever shown. */
export const listShownDays = async (marks: readonly string[]): Promise<Map<string, number>> => {
  if (marks.length === 0) return new Map();
  const rows = await Newcomer.find({ _id: { $in: marks } }, { shownDays: 1 })
    .lean<Pick<NewcomerRecord, '_id' | 'shownDays'>[]>()
    .exec();
  return new Map(rows.map(({ _id, shownDays }) => [_id, shownDays]));
};
