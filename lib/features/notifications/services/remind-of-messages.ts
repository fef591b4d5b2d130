import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { findConversationAmongMany, type ConversationRecord } from '#models/messages/conversation.ts';
import { createReader } from '#lib/platform/concurrency/batcher.ts';
import { findMessageAmongMany, type MessageRecord } from '#models/messages/message.ts';
import { renewConversationNews } from '#models/notifications/notification.ts';
import { hasPushTokens } from '#models/accounts/push-token.ts';
import { findUsers } from '#models/people/user.ts';
import { hiddenFrom } from '#lib/features/people/services/steps/hidden-people.ts';
import { tellDevices } from '#lib/features/notifications/services/steps/push-to-devices.ts';
import { toNotification } from '#lib/features/notifications/services/steps/to-notification.ts';
import { toMessage } from '#lib/features/messages/services/to-message.ts';

// Many messages are looked after at once, and this is one read then.
const findUserAmongMany = createReader(findUsers);

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
  if (!isNewestUnread(stored)) return;
  const { message, conversation } = stored;
  const [userId, senderId] = [String(message.receiverId), String(message.senderId)];
  const people = [findUserAmongMany(userId), findUserAmongMany(senderId)] as const;
  const [reader, sender, hidden] = await Promise.all([...people, hiddenFrom(userId)]);
  if (!reader || !sender || hidden.includes(senderId)) return;
  const talkId = String(conversation._id);
  const row = await renewConversationNews({
    // Under the message's own id: looked after again, it is not put there twice.
    ...{ id: String(message._id), userId, talkId, aboutId: senderId, createdAt: now() },
    content: { kind: 'message', params: { conversationId: talkId, name: sender.name } },
    href: accountPaths.messagesWith(senderId),
  });
  if (row) publish(userRoom(userId), 'notification', toNotification(row, reader.locale));
};

const followUpMessage = async (messageId: string): Promise<void> => {
  const message = await findMessageAmongMany(messageId);
  const conversation = message && (await findConversationAmongMany(String(message.conversationId)));
  if (!message || !conversation) return;
  const receiverId = String(message.receiverId);
  const { delivered = 0, shown = 0, read = 0, muted = false } = conversation.side[receiverId] ?? {};
  if (delivered < message.ord)
    publish(userRoom(receiverId), 'newMessage', toMessage({ message, conversation }));
  if (muted) return;
  await putBehindBell({ message, conversation });
  // Most have no devices that ring, and nothing more is asked then.
  if (Math.max(shown, read) < message.ord && (await hasPushTokens(receiverId)))
    await tellDevices({ kind: 'message', id: messageId });
};

/**
 * Tells receivers once more of messages that none of their clients has said to have got: the first news got lost. Where
 * no client that somebody looks at has shown one, their devices ring; where it is not read, the bell knows it.
 */
export const followUpUnread = async ({ payload }: { payload: OutboxPayload<'messages'> }): Promise<void> => {
  await Promise.all(payload.messageIds.map(followUpMessage));
};
