import { Schema, Types } from 'mongoose';
import { isDuplicateKey } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

/** The workers whose phones a customer has seen on one day in India, in the order of seeing. */
interface PhoneRevealRecord {
  _id: Types.ObjectId;
  customerId: Types.ObjectId;
  localDate: string;
  workerIds: Types.ObjectId[];
  createdAt: Date;
}

const { ObjectId, String: text, Date: date } = Schema.Types;

const PhoneReveal = defineModel<PhoneRevealRecord>({
  name: 'PhoneReveal',
  collection: 'phoneReveals',
  fields: {
    customerId: { type: ObjectId, required: true },
    localDate: { type: text, required: true },
    workerIds: { type: [ObjectId], default: [] },
    createdAt: { type: date, required: true },
  },
  indexes: [
    // One row a customer and day, however many calls count at once.
    [{ customerId: 1, localDate: 1 }, { unique: true }],
    // Nobody asks for it after the day is over.
    [{ createdAt: 1 }, { expireAfterSeconds: 172_800 }],
  ],
});

interface Wish {
  customerId: string;
  workerIds: readonly string[];
  localDate: string;
  /** How many workers a customer may see in a day. */
  most: number;
  at: Date;
}

// One update of one row by the database itself: whoever was seen stays, the others follow while there is room.
const reveal = async ({ customerId, workerIds, localDate, most, at }: Wish): Promise<Types.ObjectId[]> => {
  const seen = { $ifNull: ['$workerIds', []] };
  const wanted = workerIds.map((id) => new Types.ObjectId(id));
  const fresh = { $filter: { input: wanted, cond: { $not: [{ $in: ['$$this', seen] }] } } };
  const row = await PhoneReveal.findOneAndUpdate(
    { customerId, localDate },
    [
      {
        $set: {
          createdAt: { $ifNull: ['$createdAt', at] },
          workerIds: { $slice: [{ $concatArrays: [seen, fresh] }, most] },
        },
      },
    ],
    { upsert: true, returnDocument: 'after', updatePipeline: true },
  )
    .lean<PhoneRevealRecord>()
    .exec();
  return row?.workerIds ?? [];
};

/** Counts the workers whose phones a customer asks for; answers those whose phone may be shown. */
export const revealPhones = async (wish: Wish): Promise<Set<string>> => {
  const first = reveal(wish);
  // Of the first two calls of a day one may find that the other has just made the row.
  const seen = await first.catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
    return reveal(wish);
  });
  const shown = new Set(seen.map(String));
  return new Set(wish.workerIds.filter((id) => shown.has(id)));
};
