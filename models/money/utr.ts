import type { Types } from 'mongoose';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { date, objectId, text } from '#models/field.ts';

const Utr = defineModel({
  name: 'Utr',
  collection: 'utrs',
  fields: {
    /**
     * A keyed hash: it outlives both accounts, so that no one pays twice with one UTR by deleting an account. As the
     * `_id`, one UTR counts once in the whole marketplace.
     */
    _id: text(),
    /** The booking it was given for first. */
    bookingId: objectId(),
    at: date(),
  },
  indexes: [],
});

/** Records a UTR for the booking that names it first, and returns that booking. */
export const claimUtr = async (
  { mark, bookingId, at }: { mark: string; bookingId: Types.ObjectId; at: Date },
  tx: Tx,
): Promise<Types.ObjectId> => {
  const row = await Utr.findOneAndUpdate(
    { _id: mark },
    { $setOnInsert: { bookingId: toObjectId(String(bookingId)), at } },
    { upsert: true, tx },
  );
  return row?.bookingId ?? bookingId;
};
