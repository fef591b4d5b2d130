import { Schema, type Types } from 'mongoose';
import { defineModel } from './define-model.ts';

interface BlockRecord {
  _id: Types.ObjectId;
  blockerId: Types.ObjectId;
  blockedId: Types.ObjectId;
  createdAt: Date;
}

const { ObjectId, Date: date } = Schema.Types;

const Block = defineModel<BlockRecord>({
  name: 'Block',
  collection: 'blocks',
  fields: {
    blockerId: { type: ObjectId, required: true },
    blockedId: { type: ObjectId, required: true },
    createdAt: { type: date, required: true },
  },
  indexes: [
    // One block a pair and direction; also whom somebody has blocked.
    [{ blockerId: 1, blockedId: 1 }, { unique: true }],
    // Who has blocked somebody, for lists that leave those out.
    [{ blockedId: 1 }, {}],
  ],
});

interface Pair {
  blockerId: string;
  blockedId: string;
}

/** Blocks once, however often it is asked. */
export const putBlock = async ({ at, ...pair }: Pair & { at: Date }): Promise<void> => {
  await Block.updateOne(pair, { $setOnInsert: { createdAt: at } }, { upsert: true });
};

export const removeBlock = async (pair: Pair): Promise<void> => {
  await Block.deleteOne(pair);
};

/** Who of two people has blocked the other; empty when they see each other. */
export const listBlockersOf = async (one: string, other: string): Promise<string[]> => {
  const rows = await Block.find({
    $or: [
      { blockerId: one, blockedId: other },
      { blockerId: other, blockedId: one },
    ],
  })
    .lean<BlockRecord[]>()
    .exec();
  return rows.map(({ blockerId }) => String(blockerId));
};
