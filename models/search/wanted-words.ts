import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, objectId, text } from '#models/field.ts';

const KEPT_SECONDS = 180 * 86_400;

const WantedWords = defineModel({
  name: 'WantedWords',
  collection: 'wantedWords',
  fields: {
    userId: objectId(),
    /** In comparable form and order, without place and fillers. */
    words: text(),
    /** As typed. */
    text: text(),
    askedAt: date(),
  },
  indexes: [
    // One row per person and words; also counts a person's rows.
    [{ userId: 1, words: 1 }, { unique: true }],
    // Expiry.
    [{ askedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }],
  ],
});

/** A service that a person searched for and waits for. The row is deleted when they are notified. */
export type WantedRecord = RowOf<typeof WantedWords>;

/** Returns whether the person waits for these words already. */
export const hasWanted = (userId: string, words: string, tx: Tx): Promise<boolean> =>
  WantedWords.exists({ userId, words }, { tx });

export const countWanted = (userId: string, tx: Tx): Promise<number> =>
  WantedWords.countDocuments({ userId }, { tx });

/** Stores the words once per person and returns the row's id; asking again renews them. */
export const putWanted = async (
  { userId, words, ...asked }: { userId: string; words: string; text: string; askedAt: Date },
  tx: Tx,
): Promise<string | null> => {
  const row = await WantedWords.findOneAndUpdate({ userId, words }, { $set: asked }, { upsert: true, tx });
  return row && String(row._id);
};

/** Lists everyone's rows in pages, from the one after this. */
export const listWanted = (after: WantedRecord['_id'] | null, limit: number): Promise<WantedRecord[]> =>
  WantedWords.find({ ...(after && { _id: { $gt: after } }) }, { sort: { _id: 1 }, limit });

/** Removes a row; false if it is gone already. */
export const removeWanted = async (_id: WantedRecord['_id'], tx: Tx): Promise<boolean> =>
  (await WantedWords.deleteOne({ _id }, { tx })).deletedCount > 0;

export const listOwnWanted = (userId: string): Promise<WantedRecord[]> =>
  WantedWords.find({ userId }, { sort: { _id: -1 } });

export const findWanted = (id: string): Promise<WantedRecord | null> => WantedWords.findById(id);

/** Counts the people who wait for each words, those that at least `min` people want, most wanted first. */
export const countWantedWords = async (
  min: number,
  limit: number,
): Promise<{ words: string; people: number }[]> => {
  const rows = await WantedWords.aggregate<{ _id: string; people: number }>([
    { $group: { _id: '$words', people: { $sum: 1 } } },
    { $match: { people: { $gte: min } } },
    { $sort: { people: -1, _id: 1 } },
    { $limit: limit },
  ]);
  return rows.map(({ _id: words, people }) => ({ words, people }));
};
