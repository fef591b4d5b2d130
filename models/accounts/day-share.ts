import { database, isDuplicateKey, Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, list, text } from '#models/field.ts';

const DayShare = defineModel({
  name: 'DayShare',
  collection: 'dayShares',
  fields: {
    /** A keyed hash of a mailbox or proved number. */
    mark: text(),
    kind: text(),
    localDate: text(),
    things: list(text(), { default: [] }),
    createdAt: date(),
  },
  indexes: [
    // One row per mark, kind and day, even with concurrent calls.
    [{ mark: 1, kind: 1, localDate: 1 }, { unique: true }],
    // Not needed once the day is over.
    [{ createdAt: 1 }, { expireAfterSeconds: 172_800 }],
  ],
});

/** As the driver sees it, which neither casts nor checks: that would cost more than the command. */
const rows = () => database().collection<RowOf<typeof DayShare>>('dayShares');

interface QuotaUse {
  mark: string;
  kind: string;
  localDate: string;
  items: readonly string[];
  /** The daily limit. */
  limit: number;
  at: Date;
}

// A single atomic update: existing items stay, new ones are added up to the limit.
const take = async (
  { mark, kind, localDate, items, limit, at }: QuotaUse,
  tx?: Tx,
): Promise<ReadonlySet<string>> => {
  const things = { $ifNull: ['$things', []] };
  const fresh = { $filter: { input: { $literal: items }, cond: { $not: [{ $in: ['$$this', things] }] } } };
  const row = await rows().findOneAndUpdate(
    { mark, kind, localDate },
    [
      {
        $set: {
          createdAt: { $ifNull: ['$createdAt', at] },
          // Accounts sharing a mailbox or number may have different limits: the lower one removes nothing already
          // counted.
          things: { $slice: [{ $concatArrays: [things, fresh] }, { $max: [limit, { $size: things }] }] },
        },
      },
    ],
    { upsert: true, returnDocument: 'after', ...Tx.session(tx) },
  );
  const taken = new Set(row?.things);
  return new Set(items.filter((item) => taken.has(item)));
};

/** Counts items into a daily quota and returns those within the limit. */
export const consumeDayShare = async (use: QuotaUse, tx?: Tx): Promise<ReadonlySet<string>> => {
  if (use.limit === 0) return new Set();
  const first = take(use, tx);
  // Two first calls of a day can race for the row, so retry; a transaction retries as a whole.
  return first.catch((error: unknown) => {
    if (tx || !isDuplicateKey(error)) throw error;
    return take(use);
  });
};

/** Counts what is in a daily quota so far. */
export const countDayShare = async (
  share: Pick<QuotaUse, 'mark' | 'kind' | 'localDate'>,
  tx?: Tx,
): Promise<number> => (await DayShare.findOne({ ...share }, { tx }))?.things.length ?? 0;
