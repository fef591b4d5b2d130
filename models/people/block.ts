import type { Page } from '#lib/platform/contract/list.ts';
import type { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { date, objectId } from '#models/field.ts';
import { createBatcher } from '#lib/platform/concurrency/batcher.ts';

const Block = defineModel({
  name: 'Block',
  collection: 'blocks',
  fields: {
    blockerId: objectId(),
    blockedId: objectId(),
    createdAt: date(),
  },
  indexes: [
    // One block per pair and direction; also a user's blocked people.
    [{ blockerId: 1, blockedId: 1 }, { unique: true }],
    [{ blockedId: 1 }, {}],
  ],
});

interface Pair {
  blockerId: string;
  blockedId: string;
}

/** Blocks a person; repeating it changes nothing. */
export const putBlock = async ({ at, ...pair }: Pair & { at: Date }, tx?: Tx): Promise<void> => {
  await Block.updateOne(pair, { $setOnInsert: { createdAt: at } }, { upsert: true, tx });
};

export const removeBlock = async (pair: Pair): Promise<void> => {
  await Block.deleteOne(pair);
};

/** Returns which of two people blocked the other; empty when neither did. */
export const listBlockers = async (one: string, other: string): Promise<string[]> => {
  const rows = await Block.find({
    $or: [
      { blockerId: one, blockedId: other },
      { blockerId: other, blockedId: one },
    ],
  });
  return rows.map(({ blockerId }) => String(blockerId));
};

/** Lists blocked pairs, in either direction, that include one of these users. */
export const listHiddenPairs = async (userIds: readonly string[]): Promise<[string, string][]> => {
  const rows = await Block.find({ $or: [{ blockerId: { $in: userIds } }, { blockedId: { $in: userIds } }] });
  return rows.map(({ blockerId, blockedId }) => [String(blockerId), String(blockedId)]);
};

/** Lists everyone hidden from a user, in either direction; concurrent calls share one read. */
export const listHiddenFrom = createBatcher(async (userIds: readonly string[]) => {
  const pairs = await listHiddenPairs([...new Set(userIds)]);
  return userIds.map((userId) =>
    pairs.flatMap(([one, other]) => (one === userId ? [other] : other === userId ? [one] : [])),
  );
}).ask;

interface ListQuery {
  blockerId: string;
  /** Continue after this person. */
  after: string | null;
  limit: number;
}

/** Lists a page of a user's blocked people, by id. */
export const listBlockedBy = async (query: ListQuery): Promise<Page<string>> => {
  const { blockerId, after, limit } = query;
  const rows = await Block.find(
    { blockerId, ...(after && { blockedId: { $gt: after } }) },
    { fields: ['blockedId'], sort: { blockedId: 1 }, limit: limit + 1 },
  );
  const items = rows.slice(0, limit).map(({ blockedId }) => String(blockedId));
  return { items, nextCursor: rows.length > limit ? (items.at(-1) ?? null) : null };
};
