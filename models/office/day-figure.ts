import type { Figures, FigureRow } from '#lib/features/office/rules/day-figures.ts';
import { figureNames } from '#lib/features/office/rules/day-figures.ts';
import type { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { date, mixed, text } from '#models/field.ts';

const DayFigure = defineModel({
  name: 'DayFigure',
  collection: 'dayFigures',
  fields: {
    /** Day in India. */
    localDate: text(),
    /** A city, or `*`; empty if a deleted account left none. */
    city: text({ required: false, default: '' }),
    /** A skill's id, or `*`. */
    trade: text(),
    figures: mixed<Figures>(),
    countedAt: date(),
  },
  indexes: [
    // Each combination once a day; also reads one city's or all cities' days of a trade.
    [{ trade: 1, localDate: 1, city: 1 }, { unique: true }],
    // A city's trades.
    [{ city: 1, localDate: 1 }, {}],
    // Replaces a day, and deletes old ones.
    [{ localDate: 1 }, {}],
  ],
});

/** Replaces a day's rows. */
export const replaceDay = async (
  localDate: string,
  { rows, countedAt }: { rows: readonly FigureRow[]; countedAt: Date },
  tx: Tx,
): Promise<void> => {
  await DayFigure.deleteMany({ localDate }, { tx });
  await DayFigure.insertMany(
    rows.map((row) => ({ ...row, localDate, countedAt })),
    { lean: true, tx },
  );
};

export const dropDaysBefore = async (localDate: string): Promise<void> => {
  await DayFigure.deleteMany({ localDate: { $lt: localDate } });
};

/** When a day was counted; null if it was not. */
export const findCountedAt = async (localDate: string): Promise<Date | null> =>
  (await DayFigure.findOne({ trade: '*', localDate, city: '*' }, { fields: ['countedAt'] }))?.countedAt ??
  null;

interface DaysQuery {
  days: readonly string[];
  city: string;
  trade: string;
}

/** Lists the days' figures of a city and trade; a day without any is absent. */
export const listDays = ({ days, city, trade }: DaysQuery) =>
  DayFigure.find({ trade, localDate: { $in: days }, city }, { fields: ['localDate', 'figures'] });

export interface SplitRow {
  key: string;
  isEarlier: boolean;
  figures: Figures;
}

const sums = Object.fromEntries(figureNames.map((name) => [name, { $sum: `$figures.${name}` }]));
const summed = Object.fromEntries(figureNames.map((name) => [name, `$${name}`]));

interface SplitQuery {
  by: 'city' | 'trade';
  /** The value of the other one; `*` for all. */
  of: string;
  /** Both periods' days, in order. */
  days: readonly string[];
  /** The first day of the later period. */
  since: string;
}

/** Sums both periods of each city, or each trade. */
export const sumSplit = ({ by, of, days, since }: SplitQuery): Promise<SplitRow[]> =>
  DayFigure.aggregate<SplitRow>([
    {
      $match: {
        [by === 'city' ? 'trade' : 'city']: of,
        localDate: { $gte: days[0], $lte: days.at(-1) },
        [by]: { $ne: '*' },
      },
    },
    { $group: { _id: { key: `$${by}`, isEarlier: { $lt: ['$localDate', since] } }, ...sums } },
    { $project: { _id: 0, key: '$_id.key', isEarlier: '$_id.isEarlier', figures: summed } },
  ]);
