import type { Message } from '#lib/contracts/message-news.ts';
import { attachmentUrl } from '#lib/contracts/messages.calls.ts';
import type { ConversationRecord } from '#models/conversation.ts';
import type { MessageRecord } from '#models/message.ts';

interface Reading {
  message: MessageRecord;
  conversation: Pick<ConversationRecord, 'side'>;
  /** Only the sender sees the name that the sender's client gave it. */
  readerId: string;
}

/** A message as one of its two members sees it. */
export const toMessage = ({ message, conversation, readerId }: Reading): Message => {
  const { senderId, receiverId, conversationId, clientId, attachments } = message;
  const isOwn = String(senderId) === readerId;
  return {
    _id: String(message._id),
    conversationId: String(conversationId),
    senderId: String(senderId),
    receiverId: String(receiverId),
    seq: message.seq,
    ord: message.ord,
    text: message.text,
    attachments: attachments.map(({ key, ...file }) => ({ ...file, url: attachmentUrl(key) })),
    isRead: message.ord <= (conversation.side[String(receiverId)]?.read ?? 0),
    createdAt: message.createdAt.toISOString(),
    ...(isOwn && clientId !== undefined && { clientId }),
  };
};
