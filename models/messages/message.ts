import type { AttachmentType } from '#lib/features/messages/contracts/message.ts';
import { toObjectId, Tx } from '#models/connection.ts';
import type { ConversationRecord } from './conversation.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, mixed, number, objectId, optional, text } from '#models/field.ts';
import { createReader } from '#lib/platform/concurrency/batcher.ts';

export interface MessageAttachment {
  key: string;
  type: AttachmentType;
  size: number;
  fileName: string;
}

const Message = defineModel({
  name: 'Message',
  collection: 'messages',
  fields: {
    conversationId: objectId(),
    /** Its number in the conversation, from 1, without gaps. */
    seq: number(),
    /** Its number among its sender's messages. */
    ord: number(),
    senderId: objectId(),
    receiverId: objectId(),
    /** Chosen by the sender's client; resending the same clientId returns the stored message. */
    clientId: optional(text<string | undefined>()),
    bodyHash: text(),
    text: text({ default: '' }),
    /** The meaning of dots in the text; absent if nothing was hidden. */
    hides: optional(text<'door_code' | undefined>()),
    attachments: mixed<MessageAttachment[]>({ default: () => [] }),
    createdAt: date(),
  },
  indexes: [
    // A conversation's order for paging; numbers are unique.
    [{ conversationId: 1, seq: 1 }, { unique: true }],
    // Client ids are unique per sender. A sparse index would also keep rows that only have a sender.
    [
      { senderId: 1, clientId: 1 },
      { unique: true, partialFilterExpression: { clientId: { $type: 'string' } } },
    ],
  ],
});

export type MessageRecord = RowOf<typeof Message>;

export const insertMessages = async (messages: readonly MessageRecord[], tx: Tx): Promise<void> => {
  // Bypasses mongoose documents, which would cost more than the messages.
  await Message.driver.insertMany([...messages], { ignoreUndefined: true, ...Tx.session(tx) });
};

export const findMessage = (messageId: string): Promise<MessageRecord | null> => Message.findById(messageId);

type InConversation = MessageRecord & { conversation: ConversationRecord };

/** Finds messages with their conversations; concurrent requests share one query. */
export const findMessageAmongMany = createReader((ids: readonly string[]) =>
  Message.aggregate<InConversation>([
    { $match: { _id: { $in: ids.map(toObjectId) } } },
    {
      $lookup: {
        ...{ from: 'conversations', localField: 'conversationId', foreignField: '_id', as: 'conversation' },
      },
    },
    { $unwind: '$conversation' },
  ]),
);

interface ClientKey {
  senderId: string;
  /** The sender's client id; without one there is nothing to find. */
  clientId?: string | undefined;
}

export const clientKey = ({ senderId, clientId }: ClientKey): string => `${senderId} ${clientId}`;

// The index holds only rows with a client id, and is only used by queries that say so.
const byClientId = ({ senderId, clientId }: ClientKey) => ({
  senderId,
  clientId: { $eq: clientId, $type: 'string' as const },
});

/** Returns which of these client ids their senders have used before. */
export const listUsedClientKeys = async (names: readonly ClientKey[], tx: Tx): Promise<Set<string>> => {
  const known = names.filter(({ clientId }) => clientId !== undefined);
  if (known.length === 0) return new Set();
  const rows = await Message.find({ $or: known.map(byClientId) }, { fields: ['senderId', 'clientId'], tx });
  return new Set(rows.map(({ senderId, clientId }) => clientKey({ senderId: String(senderId), clientId })));
};

/** Returns the message stored under a sender's client id. */
export const findMessageByClientId = (senderId: string, clientId: string): Promise<MessageRecord | null> =>
  Message.findOne(byClientId({ senderId, clientId }));

interface HistoryQuery {
  conversationId: string;
  /** Only messages above this number, oldest first. */
  afterSeq?: number;
  /** Only messages below this number, newest first. */
  before?: number;
  limit: number;
}

/** Returns messages of a conversation: upwards from `afterSeq`, otherwise downwards from `before` or the end. */
export const listMessageRecords = ({
  conversationId,
  afterSeq,
  before,
  limit,
}: HistoryQuery): Promise<MessageRecord[]> => {
  const upwards = afterSeq !== undefined;
  const range = upwards ? { seq: { $gt: afterSeq } } : before === undefined ? {} : { seq: { $lt: before } };
  return Message.find({ conversationId, ...range }, { sort: { seq: upwards ? 1 : -1 }, limit });
};

/** Returns how many messages a sender has up to a place in the conversation. */
export const countOwnUpTo = async ({
  conversationId,
  senderId,
  upToSeq,
}: {
  conversationId: string;
  senderId: string;
  upToSeq: number;
}): Promise<number> => {
  const row = await Message.findOne(
    { conversationId, senderId, seq: { $lte: upToSeq } },
    { fields: ['ord'], sort: { seq: -1 } },
  );
  return row?.ord ?? 0;
};
