import { Schema, type Types } from 'mongoose';
import type { AttachmentType } from '#lib/features/messages/contracts/message.ts';
import { isDuplicateKey, toObjectId } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { createReader } from '#lib/platform/concurrency/batcher.ts';

/** One member's count: own messages sent, and how far the member has got with the other's. They only grow. */
export interface MemberSide {
  sent: number;
  delivered: number;
  /** Up to here a client that somebody could see has got them. */
  shown: number;
  read: number;
  /** Its messages ring no device and stand behind no bell; absent otherwise. */
  muted?: true;
}

export interface LastMessage {
  seq: number;
  senderId: Types.ObjectId;
  text: string;
  attachmentType: AttachmentType | null;
  at: Date;
}

export interface ConversationRecord {
  _id: Types.ObjectId;
  members: [Types.ObjectId, Types.ObjectId];
  pairKey: string;
  lastSeq: number;
  /** Null until the first message is stored. */
  last: LastMessage | null;
  /** By member. Unread is the other's `sent` less one's own `read`: nothing to reset, so nothing to lose. */
  side: Record<string, MemberSide>;
  updatedAt: Date;
}

const { ObjectId, String: text, Number: number, Date: date, Mixed: mixed } = Schema.Types;

/** For the files of this folder alone. */
export const Conversation = defineModel<ConversationRecord>({
  name: 'Conversation',
  collection: 'conversations',
  fields: {
    members: { type: [ObjectId], required: true },
    pairKey: { type: text, required: true },
    lastSeq: { type: number, required: true },
    last: { type: mixed, default: null },
    side: { type: mixed, required: true },
    updatedAt: { type: date, required: true },
  },
  indexes: [
    // One conversation a pair, also when both write first at once.
    [{ pairKey: 1 }, { unique: true }],
    // A person's conversations, the latest first; also with whom somebody has one.
    [{ members: 1, updatedAt: -1, _id: -1 }, {}],
  ],
});

/** For the files of this folder alone. */
export const pairKeyOf = (one: string, other: string): string => [one, other].toSorted().join(':');

const nothingYet: MemberSide = { sent: 0, delivered: 0, shown: 0, read: 0 };

/** The conversation of two people, if they have one; nothing may have been written in it yet. */
export const findConversation = (one: string, other: string): Promise<ConversationRecord | null> =>
  Conversation.findOne({ pairKey: pairKeyOf(one, other) })
    .lean<ConversationRecord>()
    .exec();

/** Which of these people have written to somebody. */
export const listWriters = async (userId: string, among: readonly string[]): Promise<string[]> => {
  const byPair = new Map(among.map((id) => [pairKeyOf(userId, id), id]));
  const rows = await Conversation.find({ pairKey: { $in: [...byPair.keys()] }, lastSeq: { $gt: 0 } })
    .select<Pick<ConversationRecord, 'pairKey' | 'side'>>({ _id: 0, pairKey: 1, side: 1 })
    .lean()
    .exec();
  return rows.flatMap(({ pairKey, side }) => {
    const id = byPair.get(pairKey);
    return id !== undefined && (side[id]?.sent ?? 0) > 0 ? [id] : [];
  });
};

/** The conversation by its id, for its members only. */
export const findConversationOf = (
  userId: string,
  conversationId: string,
): Promise<ConversationRecord | null> =>
  Conversation.findOne({ _id: conversationId, members: userId }).lean<ConversationRecord>().exec();

/** Conversations for whoever looks after many messages: what is asked for together is one read. */
export const findConversationAmongMany = createReader((ids: readonly string[]) =>
  Conversation.find({ _id: { $in: ids } })
    .lean<ConversationRecord[]>()
    .exec(),
);

/** Makes sure that two people have a conversation. */
export const openConversation = async (one: string, other: string, at: Date): Promise<void> => {
  const start = {
    members: [toObjectId(one), toObjectId(other)],
    lastSeq: 0,
    last: null,
    side: { [one]: nothingYet, [other]: nothingYet },
    updatedAt: at,
  };
  try {
    await Conversation.updateOne(
      { pairKey: pairKeyOf(one, other) },
      { $setOnInsert: start },
      { upsert: true },
    );
  } catch (error) {
    // Of two first messages at once one finds that the other has just opened it.
    if (!isDuplicateKey(error)) throw error;
  }
};

interface Reaching {
  conversationId: string;
  userId: string;
  marks: Partial<Pick<MemberSide, 'delivered' | 'shown' | 'read'>>;
}

/** What the other member has sent, whoever that is: nobody needs to read the conversation first to name them. */
const sentToMember = (userId: string) => {
  const others = { $filter: { input: { $objectToArray: '$side' }, cond: { $ne: ['$$this.k', userId] } } };
  return { $sum: { $map: { input: others, in: '$$this.v.sent' } } };
};

/**
 * Moves a member's marks on, never back and never beyond what the other has sent. Answers the conversation as it was
 * before, so that the caller knows whether anything changed.
 */
export const advanceMarks = ({
  conversationId,
  userId,
  marks,
}: Reaching): Promise<ConversationRecord | null> => {
  const sent = sentToMember(userId);
  const advanced = Object.entries(marks).map(([name, ord]): [string, object] => [
    `side.${userId}.${name}`,
    { $max: [`$side.${userId}.${name}`, { $min: [ord, sent] }] },
  ]);
  return Conversation.findOneAndUpdate(
    { _id: conversationId, members: userId },
    [{ $set: Object.fromEntries<object>(advanced) }],
    { returnDocument: 'before', updatePipeline: true },
  )
    .lean<ConversationRecord>()
    .exec();
};

/** Mutes a conversation for one of its members, or no longer; false for whoever has none with that person. */
export const putMuted = async ({
  userId,
  partnerId,
  muted,
}: {
  userId: string;
  partnerId: string;
  muted: boolean;
}): Promise<boolean> => {
  const field = `side.${userId}.muted`;
  const { matchedCount } = await Conversation.updateOne(
    { pairKey: pairKeyOf(userId, partnerId), lastSeq: { $gt: 0 } },
    muted ? { $set: { [field]: true } } : { $unset: { [field]: true } },
  );
  return matchedCount === 1;
};

export interface SummaryCursor {
  updatedAt: Date;
  id: string;
}

interface SummaryQuery {
  userId: string;
  /** Continue below this conversation. */
  before: SummaryCursor | null;
  limit: number;
  /** Only conversations with one of these people. */
  among?: readonly string[];
}

/** One page of a person's conversations in which something was written, the latest first. */
export const listConversationRecords = ({
  userId,
  before,
  limit,
  among,
}: SummaryQuery): Promise<ConversationRecord[]> => {
  const below = before && {
    $or: [
      { updatedAt: { $lt: before.updatedAt } },
      { updatedAt: before.updatedAt, _id: { $lt: toObjectId(before.id) } },
    ],
  };
  const people = among && { $and: [{ members: userId }, { members: { $in: among } }] };
  return Conversation.find({ members: userId, lastSeq: { $gt: 0 }, ...people, ...below })
    .sort({ updatedAt: -1, _id: -1 })
    .limit(limit)
    .lean<ConversationRecord[]>()
    .exec();
};

// More people than anyone talks to; beyond them unread counts and presence leave out the oldest.
const MOST_PARTNERS = 1000;

export type ConversationSides = Pick<ConversationRecord, 'members' | 'side'>;

/** Both sides of a person's latest conversations, for what waits unread. */
export const listSides = (userId: string): Promise<ConversationSides[]> =>
  Conversation.find({ members: userId, lastSeq: { $gt: 0 } }, { members: 1, side: 1 })
    .sort({ updatedAt: -1, _id: -1 })
    .limit(MOST_PARTNERS)
    .lean<ConversationSides[]>()
    .exec();

/** Two people who have a conversation. */
export interface TalkPair {
  people: [string, string];
  haveBothWritten: boolean;
}

/** Who talks with any of these people: pairs of which at least one is named. */
export const listPairsOf = async (userIds: readonly string[]): Promise<TalkPair[]> => {
  const rows = await Conversation.find(
    { members: { $in: userIds }, lastSeq: { $gt: 0 } },
    { members: 1, side: 1 },
  )
    .sort({ updatedAt: -1, _id: -1 })
    .limit(MOST_PARTNERS * Math.max(1, userIds.length))
    .lean<ConversationSides[]>()
    .exec();
  return rows.map(({ members: [one, other], side }) => {
    const people: [string, string] = [String(one), String(other)];
    return { people, haveBothWritten: people.every((id) => (side[id]?.sent ?? 0) > 0) };
  });
};
