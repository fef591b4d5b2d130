import type { Message } from '#lib/features/messages/contracts/message.ts';
import { attachmentUrl } from '#lib/features/messages/contracts/messages.calls.ts';
import type { ConversationRecord } from '#models/messages/conversation.ts';
import type { MessageRecord } from '#models/messages/message.ts';

interface Reading {
  message: MessageRecord;
  conversation: Pick<ConversationRecord, 'side'>;
}

/** A message as its two members see it: the same for both, so that the news of it is one. */
export const toMessage = ({ message, conversation }: Reading): Message => {
  const { senderId, receiverId, conversationId, clientId, attachments } = message;
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
    ...(clientId !== undefined && { clientId }),
  };
};
