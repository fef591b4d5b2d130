import { Schema } from 'mongoose';
import { isDuplicateKey, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

/** What somebody began on one day in India, in its order. It names nobody: it outlives accounts by two days. */
interface DayShareRecord {
  /** A keyed hash of an address or a phone. */
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
  thing: string;
  /** How many things a day has room for. */
  most: number;
  at: Date;
}

// One update of one row by the database itself: what is there stays, a new thing follows while there is room.
const take = async ({ mark, kind, localDate, thing, most, at }: Wish, tx?: Tx): Promise<boolean> => {
  const things = { $ifNull: ['$things', []] };
  const followed = { $slice: [{ $concatArrays: [things, [{ $literal: thing }]] }, most] };
  const row = await DayShare.findOneAndUpdate(
    { mark, kind, localDate },
    [
      {
        $set: {
          createdAt: { $ifNull: ['$createdAt', at] },
          things: { $cond: [{ $in: [{ $literal: thing }, things] }, things, followed] },
        },
      },
    ],
    { upsert: true, returnDocument: 'after', updatePipeline: true, ...Tx.session(tx) },
  )
    .lean<DayShareRecord>()
    .exec();
  return row?.things.includes(thing) ?? false;
};

/** Counts a thing into a day's share; false when the day has no room for it. */
export const takeOfDayShare = async (wish: Wish, tx?: Tx): Promise<boolean> => {
  const first = take(wish, tx);
  // Of the first two calls of a day one may find that the other has just made the row; a transaction begins anew.
  return first.catch((error: unknown) => {
    if (tx || !isDuplicateKey(error)) throw error;
    return take(wish);
  });
};
