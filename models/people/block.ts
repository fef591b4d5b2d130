import { Schema, type Types } from 'mongoose';
import type { Page } from '#lib/platform/contract/list.ts';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { createBatcher } from '#lib/platform/concurrency/batcher.ts';

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
export const putBlock = async ({ at, ...pair }: Pair & { at: Date }, tx?: Tx): Promise<void> => {
  await Block.updateOne(pair, { $setOnInsert: { createdAt: at } }, { upsert: true, ...Tx.session(tx) });
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

/** Pairs who do not see each other, as far as one of these people is in one. */
export const listHiddenPairs = async (userIds: readonly string[]): Promise<[string, string][]> => {
  const rows = await Block.find({ $or: [{ blockerId: { $in: userIds } }, { blockedId: { $in: userIds } }] })
    .lean<BlockRecord[]>()
    .exec();
  return rows.map(({ blockerId, blockedId }) => [String(blockerId), String(blockedId)]);
};

/** Everyone whom somebody does not see and who does not see them, whoever blocked; for many together it is one read. */
export const listHiddenFrom = createBatcher(async (userIds: readonly string[]) => {
  const pairs = await listHiddenPairs([...new Set(userIds)]);
  return userIds.map((userId) =>
    pairs.flatMap(([one, other]) => (one === userId ? [other] : other === userId ? [one] : [])),
  );
}).ask;

interface ListQuery {
  blockerId: string;
  /** Continue beyond this person. */
  after: string | null;
  limit: number;
}

/** One page of the people whom somebody has blocked, by their ids. */
export const listBlockedBy = async (query: ListQuery): Promise<Page<string>> => {
  const { blockerId, after, limit } = query;
  const rows = await Block.find({ blockerId, ...(after && { blockedId: { $gt: after } }) }, { blockedId: 1 })
    .sort({ blockedId: 1 })
    .limit(limit + 1)
    .lean<Pick<BlockRecord, 'blockedId'>[]>()
    .exec();
  const items = rows.slice(0, limit).map(({ blockedId }) => String(blockedId));
  return { items, nextCursor: rows.length > limit ? (items.at(-1) ?? null) : null };
};
