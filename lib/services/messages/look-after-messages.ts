import { accountPaths } from '#lib/config/paths.ts';
import type { OutboxPayload } from '#lib/contracts/outbox.ts';
import { publish, userRoom } from '#lib/realtime/publish.ts';
import { inTransaction } from '#models/connection.ts';
import { findConversationAmongMany, type ConversationRecord } from '#models/conversation.ts';
import { findMessageAmongMany, type MessageRecord } from '#models/message.ts';
import { findUser } from '#models/user.ts';
import { hiddenFrom } from '../steps/hidden-people.ts';
import { tellDevices } from '../steps/tell-devices.ts';
import { writeOutbox } from '../steps/write-outbox.ts';
import { toMessage } from './to-message.ts';

interface Stored {
  message: MessageRecord;
  conversation: ConversationRecord;
}

/** Whether this is the newest that waits unread; an older one's news would only be replaced. */
const isNewestUnread = ({ message, conversation: { side } }: Stored): boolean => {
  const { sent = 0 } = side[String(message.senderId)] ?? {};
  const { read = 0 } = side[String(message.receiverId)] ?? {};
  return message.ord === sent && read < message.ord;
};

/** Puts the talk behind the bell, once, with the latest that nobody has read. */
const putBehindBell = async (stored: Stored): Promise<void> => {
  const { message, conversation } = stored;
  if (!isNewestUnread(stored)) return;
  const [userId, senderId] = [String(message.receiverId), String(message.senderId)];
  const [sender, hidden] = await Promise.all([findUser(senderId), hiddenFrom(userId)]);
  if (!sender || hidden.includes(senderId)) return;
  const params = { conversationId: String(conversation._id), name: sender.name };
  const payload = {
    userId,
    content: { kind: 'message' as const, params },
    href: accountPaths.messagesWith(senderId),
    aboutId: senderId,
  };
  const key = `bell:${String(message._id)}`;
  await inTransaction((tx) => writeOutbox({ kind: 'notification', payload, key }, tx));
};

const lookAfterOne = async (messageId: string): Promise<void> => {
  const message = await findMessageAmongMany(messageId);
  const conversation = message && (await findConversationAmongMany(String(message.conversationId)));
  if (!message || !conversation) return;
  const receiverId = String(message.receiverId);
  const { delivered = 0, shown = 0, read = 0 } = conversation.side[receiverId] ?? {};
  if (delivered < message.ord)
    publish(userRoom(receiverId), 'newMessage', toMessage({ message, conversation }));
  await putBehindBell({ message, conversation });
  if (Math.max(shown, read) < message.ord) await tellDevices({ kind: 'message', id: messageId });
};

/**
 * Tells receivers once more of messages that none of their clients has said to have got: the first news got lost. Where
 * no client that somebody looks at has shown one, their devices ring; where it is not read, the bell knows it.
 */
export const lookAfterMessages = async ({
  payload,
}: {
  payload: OutboxPayload<'messages'>;
}): Promise<void> => {
  await Promise.all(payload.messageIds.map(lookAfterOne));
};
