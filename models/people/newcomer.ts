import { isDuplicateKey } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { date, list, nullable, number, optional, text } from '#models/field.ts';

const KEPT_SECONDS = 366 * 86_400;

const Newcomer = defineModel({
  name: 'Newcomer',
  collection: 'newcomers',
  fields: {
    _id: text(),
    shownDays: number(),
    /** The last such day, in India. */
    shownOn: nullable(text()),
    /** Visitors on `seenOn`, which does not count yet: marks that are useless on another day. */
    seenBy: optional(list(text())),
    seenOn: optional(text()),
    changedAt: date(),
  },
  indexes: [
    // After this time a returning person counts as new.
    [{ changedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }],
  ],
});

interface Change {
  _id: string;
  /** A single atomic update: a day counts once, however many servers report it. */
  stages: { $set: Record<string, unknown> }[];
}

const update = async (changes: readonly Change[]): Promise<void> => {
  if (changes.length === 0) return;
  const writes = changes.map(({ _id, stages }) => ({
    updateOne: { filter: { _id }, update: stages, upsert: true },
  }));
  await Newcomer.bulkWrite(writes, { ordered: false }).catch((error: unknown) => {
    // Another server created the row for the same day.
    if (!isDuplicateKey(error)) throw error;
  });
};

export interface SeenNewcomer {
  mark: string;
  /** Marks of visitors since the last write. */
  visitors: readonly string[];
}

interface ShownDay {
  newcomers: readonly SeenNewcomer[];
  localDate: string;
  /** Visitors needed for the day to count. */
  minVisitors: number;
  at: Date;
}

/** Adds visitors of newcomers and counts the day once there are enough. */
export const addShownDay = async ({ newcomers, localDate, minVisitors, at }: ShownDay): Promise<void> => {
  const before = { $ifNull: ['$shownDays', 0] };
  const isCounted = { $eq: ['$shownOn', localDate] };
  const earlier = { $cond: [{ $eq: ['$seenOn', localDate] }, { $ifNull: ['$seenBy', []] }, []] };
  const isEnough = { $gte: [{ $size: '$seenBy' }, minVisitors] };
  const changes = newcomers.map(({ mark, visitors }) => ({
    _id: mark,
    stages: [
      {
        $set: {
          seenBy: { $cond: [isCounted, [], { $setUnion: [earlier, { $literal: visitors }] }] },
          seenOn: localDate,
          shownDays: before,
          shownOn: { $ifNull: ['$shownOn', null] },
          changedAt: at,
        },
      },
      {
        $set: {
          shownDays: { $add: ['$shownDays', { $cond: [isEnough, 1, 0] }] },
          shownOn: { $cond: [isEnough, localDate, '$shownOn'] },
          seenBy: { $cond: [isEnough, [], '$seenBy'] },
        },
      },
    ],
  }));
  await update(changes);
};

interface Ended {
  marks: readonly string[];
  /** The number of days that ends the bonus. */
  shownDays: number;
  at: Date;
}

/** Ends the newcomer bonus, also for a later account of the same person. */
export const endNewcomers = ({ marks, shownDays, at }: Ended): Promise<void> =>
  update(
    marks.map((_id) => ({
      _id,
      stages: [
        {
          $set: {
            shownDays: { $max: [{ $ifNull: ['$shownDays', 0] }, shownDays] },
            shownOn: { $ifNull: ['$shownOn', null] },
            changedAt: at,
          },
        },
      ],
    })),
  );

/** Returns the shown days of these newcomers. */
export const listShownDays = async (marks: readonly string[]): Promise<Map<string, number>> => {
  if (marks.length === 0) return new Map();
  const rows = await Newcomer.find({ _id: { $in: marks } }, { fields: ['_id', 'shownDays'] });
  return new Map(rows.map(({ _id, shownDays }) => [_id, shownDays]));
};
