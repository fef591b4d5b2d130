import type { Message } from '#lib/features/messages/contracts/message.ts';
import { attachmentUrl } from '#lib/features/messages/contracts/messages.ts';
import type { ConversationRecord } from '#models/messages/conversation.ts';
import type { MessageRecord } from '#models/messages/message.ts';

/** Converts a message for its two members: identical for both, so that one event serves both. */
export const toMessage = ({
  message,
  conversation,
}: {
  message: MessageRecord;
  conversation: Pick<ConversationRecord, 'side'>;
}): Message => {
  const { senderId, receiverId, conversationId, clientId, hides, attachments } = message;
  return {
    _id: String(message._id),
    conversationId: String(conversationId),
    senderId: String(senderId),
    receiverId: String(receiverId),
    seq: message.seq,
    ord: message.ord,
    text: message.text,
    ...(hides !== undefined && { hides }),
    attachments: attachments.map((file) => ({ ...file, url: attachmentUrl(file.key) })),
    isRead: message.ord <= (conversation.side[String(receiverId)]?.read ?? 0),
    createdAt: message.createdAt.toISOString(),
    ...(clientId !== undefined && { clientId }),
  };
};
