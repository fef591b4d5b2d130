import type { PipelineStage } from 'mongoose';
import { toObjectId } from '#models/connection.ts';
import { toPairKey, type ConversationRecord } from './conversation.ts';
import { createBatcher } from '#lib/platform/concurrency/batcher.ts';
import { User, type UserRecord } from '#models/people/user.ts';

/** The fields that decide whether two people may write to each other, and when a person was last online. */
export type WriterRecord = Pick<
  UserRecord,
  '_id' | 'role' | 'brokerId' | 'suspendedAt' | 'lastSeenAt' | 'hidesLastSeen'
>;

export interface PairRecord {
  /** In no order; deleted accounts are missing. */
  people: WriterRecord[];
  /** Those of the two who have blocked the other. */
  blockers: string[];
  /** Null until one of them opens it. */
  conversation: ConversationRecord | null;
}

interface BlockRow {
  blockerId: ConversationRecord['_id'];
  blockedId: ConversationRecord['_id'];
}

type Row = { person: WriterRecord } | { block: BlockRow } | { conversation: ConversationRecord };

const onlyAs = (field: 'person' | 'block' | 'conversation') => ({ $project: { _id: 0, [field]: '$$ROOT' } });

const alsoFrom = (
  coll: string,
  ...pipeline: Exclude<PipelineStage, PipelineStage.Merge | PipelineStage.Out>[]
) => ({
  $unionWith: { coll, pipeline },
});

type Pair = readonly [string, string];

const blocksBetween = ([one, other]: Pair) => {
  const [first, second] = [toObjectId(one), toObjectId(other)];
  return [
    { blockerId: first, blockedId: second },
    { blockerId: second, blockedId: first },
  ];
};

const toPair = (pair: Pair, rows: readonly Row[]): PairRecord => {
  const isOne = (id: ConversationRecord['_id']): boolean => pair.includes(String(id));
  const people = rows.flatMap((row) => ('person' in row && isOne(row.person._id) ? [row.person] : []));
  const blocks = rows.flatMap((row) => ('block' in row ? [row.block] : []));
  const conversations = rows.flatMap((row) => ('conversation' in row ? [row.conversation] : []));
  const own = blocks.filter(({ blockerId, blockedId }) => isOne(blockerId) && isOne(blockedId));
  return {
    people,
    blockers: own.map(({ blockerId }) => String(blockerId)),
    conversation: conversations.find(({ pairKey }) => pairKey === toPairKey(...pair)) ?? null,
  };
};

const together = createBatcher(async (pairs: readonly Pair[]) => {
  const ids = [...new Set(pairs.flat())].map(toObjectId);
  const rows = await User.aggregate<Row>([
    { $match: { _id: { $in: ids } } },
    { $project: { role: 1, brokerId: 1, suspendedAt: 1, lastSeenAt: 1, hidesLastSeen: 1 } },
    onlyAs('person'),
    alsoFrom(
      'blocks',
      { $match: { $or: pairs.flatMap(blocksBetween) } },
      { $project: { _id: 0, blockerId: 1, blockedId: 1 } },
      onlyAs('block'),
    ),
    alsoFrom(
      'conversations',
      { $match: { pairKey: { $in: pairs.map((pair) => toPairKey(...pair)) } } },
      onlyAs('conversation'),
    ),
  ]);
  return pairs.map((pair) => toPair(pair, rows));
});

/**
 * Returns two people, their blocks and their conversation. Every message needs them, so concurrent requests share one
 * query.
 */
export const findPair = (one: string, other: string): Promise<PairRecord> => together.ask([one, other]);
