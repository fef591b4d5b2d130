import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { acknowledgingRoom, publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { replaceConversationNotification } from '#models/notifications/notification.ts';
import { ringDevices } from '#lib/features/notifications/services/steps/push-to-devices.ts';
import { toNotification } from '#lib/features/notifications/services/steps/to-notification.ts';
import {
  isUnseen,
  noteForMessage,
  readSent,
  readStored,
  type SentMessage,
  type StoredMessage,
} from '#lib/features/notifications/services/steps/word-push-note.ts';
import type { Pusher } from '#lib/platform/integrations/push/pusher.ts';
import { toMessage } from '#lib/features/messages/services/to-message.ts';

/** Whether this is the newest unread message; an older one's notification would only be replaced. */
const isNewestUnread = ({ message, conversation: { side } }: StoredMessage): boolean => {
  const { sent = 0 } = side[String(message.senderId)] ?? {};
  const { read = 0 } = side[String(message.receiverId)] ?? {};
  return message.ord === sent && read < message.ord;
};

/** Adds the conversation to the bell, once, with its latest unread message. */
const addToBell = async (sent: SentMessage): Promise<void> => {
  const { message, conversation, sender, receiver, isBlocked } = sent;
  if (!sender || !receiver || isBlocked || !isNewestUnread(sent)) return;
  const [userId, senderId] = [String(receiver._id), String(sender._id)];
  const talkId = String(conversation._id);
  const row = await replaceConversationNotification({
    // The message's own id: a second follow-up does not duplicate the row.
    ...{ id: String(message._id), userId, talkId, aboutId: senderId, createdAt: now() },
    content: { kind: 'message', params: { conversationId: talkId, name: sender.name } },
    href: accountPaths.messagesWith(senderId),
  });
  if (row) publish(userRoom(userId), 'notification', toNotification(row, receiver.locale));
};

const followUpMessage = async (messageId: string, pusher: Pusher): Promise<void> => {
  const stored = await readStored(messageId);
  if (!stored) return;
  const { message, conversation } = stored;
  const userId = String(message.receiverId);
  const { delivered = 0, muted = false } = conversation.side[userId] ?? {};
  if (delivered < message.ord) publish(acknowledgingRoom(userId), 'newMessage', toMessage(stored));
  // Most are read by now, and nothing more needs to be looked up.
  if (muted || !(isNewestUnread(stored) || isUnseen(stored))) return;
  const sent = await readSent(stored);
  await addToBell(sent);
  const note = noteForMessage(sent);
  if (note) await ringDevices([{ devices: sent.devices, note }], pusher);
};

/**
 * Follows up on unseen messages: repeats the event for clients that acknowledge, in case it got lost; rings devices
 * if no visible client has shown the message; and adds it to the bell while it is unread.
 */
export const followUpUnread = async ({
  payload,
  pusher,
}: {
  payload: OutboxPayload<'messages'>;
  pusher: Pusher;
}): Promise<void> => {
  await Promise.all(payload.messageIds.map((id) => followUpMessage(id, pusher)));
};
