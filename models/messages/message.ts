import { Schema, type Types } from 'mongoose';
import type { AttachmentType } from '#lib/features/messages/contracts/message.ts';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { createReader } from '#lib/platform/concurrency/batcher.ts';

export interface MessageAttachment {
  key: string;
  type: AttachmentType;
  size: number;
  fileName: string;
}

export interface MessageRecord {
  _id: Types.ObjectId;
  conversationId: Types.ObjectId;
  /** Its place in the conversation, from 1, without a gap. */
  seq: number;
  /** Its place among its sender's messages. */
  ord: number;
  senderId: Types.ObjectId;
  receiverId: Types.ObjectId;
  /** The sender's own name for it; a second message of that name is the first one again. */
  clientId?: string | undefined;
  bodyHash: string;
  text: string;
  attachments: MessageAttachment[];
  createdAt: Date;
}

const { ObjectId, String: text, Number: number, Date: date, Mixed: mixed } = Schema.Types;
const needed = <Type>(type: Type) => ({ type, required: true });

const Message = defineModel<MessageRecord>({
  name: 'Message',
  collection: 'messages',
  fields: {
    conversationId: needed(ObjectId),
    seq: needed(number),
    ord: needed(number),
    senderId: needed(ObjectId),
    receiverId: needed(ObjectId),
    clientId: { type: text },
    bodyHash: needed(text),
    text: { type: text, default: '' },
    attachments: { type: mixed, default: () => [] },
    createdAt: needed(date),
  },
  indexes: [
    // The order of a conversation, page by page; no two messages in one place.
    [{ conversationId: 1, seq: 1 }, { unique: true }],
    // One message a client id, for ever; sparse would not do, as it keeps rows that have only the sender.
    [
      { senderId: 1, clientId: 1 },
      { unique: true, partialFilterExpression: { clientId: { $type: 'string' } } },
    ],
  ],
});

export const insertMessages = async (messages: readonly MessageRecord[], tx: Tx): Promise<void> => {
  // Past mongoose's documents, which would cost more than the messages.
  await Message.collection.insertMany([...messages], { ignoreUndefined: true, ...Tx.session(tx) });
};

export const findMessage = (messageId: string): Promise<MessageRecord | null> =>
  Message.findById(messageId).lean<MessageRecord>().exec();

/** The same for whoever looks after many: what they ask for together is one read. */
export const findMessageAmongMany = createReader((ids: readonly string[]) =>
  Message.find({ _id: { $in: ids } })
    .lean<MessageRecord[]>()
    .exec(),
);

interface MessageName {
  senderId: string;
  /** The sender's own; without one there is nothing to look for. */
  clientId?: string | undefined;
}

export const messageName = ({ senderId, clientId }: MessageName): string => `${senderId} ${clientId}`;

// The index holds rows with a client id only, and answers whoever says that one is meant.
const named = ({ senderId, clientId }: MessageName) => ({
  senderId,
  clientId: { $eq: clientId, $type: 'string' as const },
});

/** Which of these names their senders have used before. */
export const listUsedNames = async (names: readonly MessageName[], tx: Tx): Promise<Set<string>> => {
  const asked = names.filter(({ clientId }) => clientId !== undefined);
  if (asked.length === 0) return new Set();
  const rows = await Message.find({ $or: asked.map(named) }, { senderId: 1, clientId: 1 }, Tx.session(tx))
    .lean<Pick<MessageRecord, 'senderId' | 'clientId'>[]>()
    .exec();
  return new Set(rows.map(({ senderId, clientId }) => messageName({ senderId: String(senderId), clientId })));
};

/** What a sender has stored under a name of their own. */
export const findMessageOfClient = (senderId: string, clientId: string): Promise<MessageRecord | null> =>
  Message.findOne(named({ senderId, clientId })).lean<MessageRecord>().exec();

interface HistoryQuery {
  conversationId: string;
  /** Only places above this one, oldest first. */
  afterSeq?: number;
  /** Only places below this one, newest first. */
  before?: number;
  limit: number;
}

/** Messages of a conversation: upwards from `afterSeq`, else downwards from `before` or the end. */
export const listMessageRecords = ({
  conversationId,
  afterSeq,
  before,
  limit,
}: HistoryQuery): Promise<MessageRecord[]> => {
  const upwards = afterSeq !== undefined;
  const range = upwards ? { seq: { $gt: afterSeq } } : before === undefined ? {} : { seq: { $lt: before } };
  return Message.find({ conversationId, ...range })
    .sort({ seq: upwards ? 1 : -1 })
    .limit(limit)
    .lean<MessageRecord[]>()
    .exec();
};

interface Place {
  conversationId: string;
  senderId: string;
  upToSeq: number;
}

/** How many messages of a sender lie up to a place of the conversation. */
export const countOwnUpTo = async ({ conversationId, senderId, upToSeq }: Place): Promise<number> => {
  const row = await Message.findOne({ conversationId, senderId, seq: { $lte: upToSeq } }, { ord: 1 })
    .sort({ seq: -1 })
    .lean<Pick<MessageRecord, 'ord'>>()
    .exec();
  return row?.ord ?? 0;
};
