import { Schema } from 'mongoose';
import { isDuplicateKey, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

/** What somebody began on one day in India, in its order. It names nobody: it outlives accounts by two days. */
interface DayShareRecord {
  /** A keyed hash of a mailbox or a phone. */
  mark: string;
  kind: string;
  localDate: string;
  things: string[];
  createdAt: Date;
}

const { String: text, Date: date } = Schema.Types;

const DayShare = defineModel<DayShareRecord>({
  name: 'DayShare',
  collection: 'dayShares',
  fields: {
    mark: { type: text, required: true },
    kind: { type: text, required: true },
    localDate: { type: text, required: true },
    things: { type: [text], default: [] },
    createdAt: { type: date, required: true },
  },
  indexes: [
    // One row a mark, kind and day, however many calls count at once.
    [{ mark: 1, kind: 1, localDate: 1 }, { unique: true }],
    // Nobody asks for it after the day is over.
    [{ createdAt: 1 }, { expireAfterSeconds: 172_800 }],
  ],
});

interface Wish {
  mark: string;
  kind: string;
  localDate: string;
  things: readonly string[];
  /** How many things a day has room for. */
  most: number;
  at: Date;
}

// One update of one row by the database itself: what is there stays, new things follow while there is room.
const take = async (
  { mark, kind, localDate, things: wanted, most, at }: Wish,
  tx?: Tx,
): Promise<ReadonlySet<string>> => {
  const things = { $ifNull: ['$things', []] };
  const fresh = { $filter: { input: { $literal: wanted }, cond: { $not: [{ $in: ['$$this', things] }] } } };
  const row = await DayShare.findOneAndUpdate(
    { mark, kind, localDate },
    [
      {
        $set: {
          createdAt: { $ifNull: ['$createdAt', at] },
          things: { $slice: [{ $concatArrays: [things, fresh] }, most] },
        },
      },
    ],
    { upsert: true, returnDocument: 'after', updatePipeline: true, ...Tx.session(tx) },
  )
    .lean<DayShareRecord>()
    .exec();
  const taken = new Set(row?.things);
  return new Set(wanted.filter((thing) => taken.has(thing)));
};

/** Counts things into a day's share; answers those that the day has room for. */
export const takeOfDayShare = async (wish: Wish, tx?: Tx): Promise<ReadonlySet<string>> => {
  const first = take(wish, tx);
  // Of the first two calls of a day one may find that the other has just made the row; a transaction begins anew.
  return first.catch((error: unknown) => {
    if (tx || !isDuplicateKey(error)) throw error;
    return take(wish);
  });
};
