import type { Types } from 'mongoose';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { flag, mixed, optional, text } from '#models/field.ts';

/** One debt that a UTR was given for. */
interface UtrUse {
  bookingId: Types.ObjectId;
  about: 'price' | 'fee' | 'refund';
  /** The side that said it was paid. */
  by: 'customer' | 'worker';
  amountPaise: number;
  at: Date;
}

const Utr = defineModel({
  name: 'Utr',
  collection: 'utrs',
  fields: {
    /**
     * A keyed hash: it outlives both accounts, so that no one pays twice with one UTR by deleting an account. As the
     * `_id`, one UTR counts once in the whole marketplace.
     */
    _id: text(),
    /** The first one counts; the others are for the office. No names and words, so nothing of them is erased. */
    uses: mixed<UtrUse[]>(),
    isRepeated: optional(flag()),
  },
  indexes: [
    // The few UTRs that were given for several debts, by each of their bookings.
    [{ 'uses.bookingId': 1 }, { partialFilterExpression: { isRepeated: true } }],
  ],
});

/** A UTR with the debts that it was given for, first to last. */
export type UtrRecord = RowOf<typeof Utr>;

/** More would only be the same liar again. */
const MAX_USES = 50;

const isSameDebt = (one: UtrUse, other: UtrUse): boolean =>
  one.bookingId.equals(other.bookingId) && one.about === other.about;

/** Records the use of a UTR, and returns whether it was given for this debt first. */
export const claimUtr = async ({ mark, ...given }: { mark: string } & UtrUse, tx: Tx): Promise<boolean> => {
  const use = { ...given, bookingId: toObjectId(String(given.bookingId)) };
  const row = await Utr.findOneAndUpdate(
    { _id: mark },
    { $setOnInsert: { uses: [use] } },
    { upsert: true, tx },
  );
  const [first = use, ...others] = row?.uses ?? [];
  if (isSameDebt(first, use)) return true;
  if (!others.some((one) => isSameDebt(one, use)))
    await Utr.updateOne(
      { _id: mark },
      { $push: { uses: { $each: [use], $slice: MAX_USES } }, $set: { isRepeated: true } },
      { tx },
    );
  return false;
};

/** Lists the UTRs of a booking that were given for another debt too. */
export const listRepeatedUtrs = (bookingId: Types.ObjectId): Promise<UtrRecord[]> =>
  Utr.find({ 'uses.bookingId': bookingId, isRepeated: true }, { limit: MAX_USES });
