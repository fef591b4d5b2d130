import type { PipelineStage } from 'mongoose';
import { toObjectId } from './connection.ts';
import { pairKeyOf, type ConversationRecord } from './conversation.ts';
import { User, type UserRecord } from './user.ts';

/** What of a person decides about who may write to whom. */
export type WriterRecord = Pick<UserRecord, '_id' | 'role' | 'brokerId' | 'suspendedAt'>;

export interface PairRecord {
  /** In no order; whoever has no account any more is left out. */
  people: WriterRecord[];
  /** Who of the two has blocked the other; empty when they see each other. */
  blockers: string[];
  /** Null until one of them has opened it. */
  conversation: ConversationRecord | null;
}

type Row =
  { person: WriterRecord } | { blockerId: ConversationRecord['_id'] } | { conversation: ConversationRecord };

const onlyAs = (field: 'person' | 'conversation') => ({ $project: { _id: 0, [field]: '$$ROOT' } });

const alsoFrom = (
  coll: string,
  ...pipeline: Exclude<PipelineStage, PipelineStage.Merge | PipelineStage.Out>[]
) => ({
  $unionWith: { coll, pipeline },
});

/** Two people, their blocks and their conversation, in one command: every message asks for them. */
export const findPair = async (one: string, other: string): Promise<PairRecord> => {
  const [first, second] = [toObjectId(one), toObjectId(other)];
  const blocks = [
    { blockerId: first, blockedId: second },
    { blockerId: second, blockedId: first },
  ];
  const rows = await User.aggregate<Row>([
    { $match: { _id: { $in: [first, second] } } },
    { $project: { role: 1, brokerId: 1, suspendedAt: 1 } },
    onlyAs('person'),
    alsoFrom('blocks', { $match: { $or: blocks } }, { $project: { _id: 0, blockerId: 1 } }),
    alsoFrom('conversations', { $match: { pairKey: pairKeyOf(one, other) } }, onlyAs('conversation')),
  ]).exec();
  return {
    people: rows.flatMap((row) => ('person' in row ? [row.person] : [])),
    blockers: rows.flatMap((row) => ('blockerId' in row ? [String(row.blockerId)] : [])),
    conversation: rows.flatMap((row) => ('conversation' in row ? [row.conversation] : []))[0] ?? null,
  };
};
