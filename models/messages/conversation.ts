import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';
import type { AttachmentType } from '#lib/features/messages/contracts/message.ts';
import { database, isDuplicateKey, toObjectId } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, mixed, nullable, number, objectId, text, pair } from '#models/field.ts';

/** One member's counters: own messages sent, and progress through the other's. They only grow. */
export interface MemberSide {
  sent: number;
  delivered: number;
  /** Received up to here by a client with a visible screen. */
  shown: number;
  read: number;
  /** Muted: no device rings and the bell shows nothing; absent otherwise. */
  muted?: true;
}

export interface LastMessage {
  seq: number;
  senderId: Types.ObjectId;
  text: string;
  attachmentType: AttachmentType | null;
  at: Date;
}

/** Only for the files of this folder. */
export const Conversation = defineModel({
  name: 'Conversation',
  collection: 'conversations',
  fields: {
    members: pair(objectId()),
    pairKey: text(),
    lastSeq: number(),
    /** Null until the first message is stored. */
    last: nullable(mixed<LastMessage>()),
    /** By member. Unread is the other's `sent` minus one's own `read`: there is no counter to reset or lose. */
    side: mixed<Record<string, MemberSide>>(),
    updatedAt: date(),
  },
  indexes: [
    // One conversation per pair, even when both write first at once.
    [{ pairKey: 1 }, { unique: true }],
    // A person's conversations, most recent first; also their partners.
    [{ members: 1, updatedAt: -1, _id: -1 }, {}],
  ],
});

export type ConversationRecord = RowOf<typeof Conversation>;

/** As the driver sees it, which neither casts nor checks: that would cost more than the command. Also only for them. */
export const conversationRows = () => database().collection<ConversationRecord>('conversations');

/** Only for the files of this folder. */
export const toPairKey = (one: string, other: string): string => [one, other].toSorted().join(':');

// Two conversations of one pair are impossible by their id, even where no index on the pair is unique.
const toConversationId = (pairKey: string): Types.ObjectId =>
  toObjectId(createHash('sha256').update(pairKey).digest('hex').slice(0, 24));

const nothingYet: MemberSide = { sent: 0, delivered: 0, shown: 0, read: 0 };

/** Returns the conversation of two people, if any; it may still be empty. */
export const findConversation = (one: string, other: string): Promise<ConversationRecord | null> =>
  Conversation.findOne({ pairKey: toPairKey(one, other) });

/** Returns which of these people have written to the user. */
export const listWriters = async (userId: string, among: readonly string[]): Promise<string[]> => {
  const byPair = new Map(among.map((id) => [toPairKey(userId, id), id]));
  const rows = await Conversation.find(
    { pairKey: { $in: [...byPair.keys()] }, lastSeq: { $gt: 0 } },
    { fields: ['pairKey', 'side'] },
  );
  return rows.flatMap(({ pairKey, side }) => {
    const id = byPair.get(pairKey);
    return id !== undefined && (side[id]?.sent ?? 0) > 0 ? [id] : [];
  });
};

/** Returns a conversation by id, for its members only. */
export const findOwnConversation = (
  userId: string,
  conversationId: string,
): Promise<ConversationRecord | null> => Conversation.findOne({ _id: conversationId, members: userId });

/** Creates the conversation of two people if there is none. */
export const openConversation = async (one: string, other: string, at: Date): Promise<void> => {
  const pairKey = toPairKey(one, other);
  const start = {
    _id: toConversationId(pairKey),
    members: [toObjectId(one), toObjectId(other)],
    lastSeq: 0,
    last: null,
    side: { [one]: nothingYet, [other]: nothingYet },
    updatedAt: at,
  };
  try {
    await Conversation.updateOne({ pairKey }, { $setOnInsert: start }, { upsert: true });
  } catch (error) {
    // Of two concurrent first messages, one finds the conversation just created.
    if (!isDuplicateKey(error)) throw error;
  }
};

/** Computed in the query, so that the other member's id need not be known. */
const sentToMember = (userId: string) => {
  const others = { $filter: { input: { $objectToArray: '$side' }, cond: { $ne: ['$$this.k', userId] } } };
  return { $sum: { $map: { input: others, in: '$$this.v.sent' } } };
};

/**
 * Advances a member's marks, never back and never beyond what the other has sent. Returns the conversation before the
 * update, so that the caller sees what changed.
 */
export const advanceMarks = ({
  conversationId,
  userId,
  marks,
}: {
  conversationId: string;
  userId: string;
  marks: Partial<Pick<MemberSide, 'delivered' | 'shown' | 'read'>>;
}): Promise<ConversationRecord | null> => {
  const sent = sentToMember(userId);
  const advanced = Object.entries(marks).map(([name, ord]): [string, object] => [
    `side.${userId}.${name}`,
    { $max: [`$side.${userId}.${name}`, { $min: [ord, sent] }] },
  ]);
  return conversationRows().findOneAndUpdate(
    { _id: toObjectId(conversationId), members: toObjectId(userId) },
    [{ $set: Object.fromEntries<object>(advanced) }],
    { returnDocument: 'before' },
  );
};

/** Mutes or unmutes a conversation for one member; false if there is none with that person. */
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
    { pairKey: toPairKey(userId, partnerId), lastSeq: { $gt: 0 } },
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
  /** Continues below this conversation. */
  before: SummaryCursor | null;
  limit: number;
  /** Only conversations with one of these people. */
  among?: readonly string[];
}

/** Returns one page of a person's non-empty conversations, most recent first. */
export const listConversationRecords = ({
  userId,
  before,
  limit,
  among,
}: SummaryQuery): Promise<ConversationRecord[]> => {
  const below = before && {
    updatedAt: { $lte: before.updatedAt },
    $or: [
      { updatedAt: { $lt: before.updatedAt } },
      { updatedAt: before.updatedAt, _id: { $lt: toObjectId(before.id) } },
    ],
  };
  const people = among && { $and: [{ members: userId }, { members: { $in: among } }] };
  return Conversation.find(
    { members: userId, lastSeq: { $gt: 0 }, ...people, ...below },
    { sort: { updatedAt: -1, _id: -1 }, limit },
  );
};

// More partners than anyone has; beyond it, unread counts and presence ignore the oldest.
const MAX_PARTNERS = 1000;

export type ConversationSides = Pick<ConversationRecord, 'members' | 'side'>;

/** Returns both sides of a person's latest conversations, for unread counts. */
export const listSides = (userId: string): Promise<ConversationSides[]> =>
  Conversation.find(
    { members: userId, lastSeq: { $gt: 0 } },
    { fields: ['members', 'side'], sort: { updatedAt: -1, _id: -1 }, limit: MAX_PARTNERS },
  );

/** Two people who have a conversation. */
export interface ConversationPair {
  people: [string, string];
  haveBothWritten: boolean;
}

/** Returns the pairs that include any of these people. */
export const listPairs = async (userIds: readonly string[]): Promise<ConversationPair[]> => {
  const rows = await Conversation.find(
    { members: { $in: userIds }, lastSeq: { $gt: 0 } },
    {
      fields: ['members', 'side'],
      sort: { updatedAt: -1, _id: -1 },
      limit: MAX_PARTNERS * Math.max(1, userIds.length),
    },
  );
  return rows.map(({ members: [one, other], side }) => {
    const people: [string, string] = [String(one), String(other)];
    return { people, haveBothWritten: people.every((id) => (side[id]?.sent ?? 0) > 0) };
  });
};
