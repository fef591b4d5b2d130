import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { renewConversationNews } from '#models/notifications/notification.ts';
import { hiddenFrom } from '#lib/features/people/services/steps/hidden-people.ts';
import { ringDevices } from '#lib/features/notifications/services/steps/push-to-devices.ts';
import { toNotification } from '#lib/features/notifications/services/steps/to-notification.ts';
import {
  isUnseen,
  noteOfMessage,
  readSent,
  readStored,
  type SentMessage,
  type StoredMessage,
} from '#lib/features/notifications/services/steps/word-push-note.ts';
import type { Pusher } from '#lib/platform/integrations/push/pusher.ts';
import { toMessage } from '#lib/features/messages/services/to-message.ts';

/** Whether this is the newest that waits unread; an older one's news would only be replaced. */
const isNewestUnread = ({ message, conversation: { side } }: StoredMessage): boolean => {
  const { sent = 0 } = side[String(message.senderId)] ?? {};
  const { read = 0 } = side[String(message.receiverId)] ?? {};
  return message.ord === sent && read < message.ord;
};

/** Puts the talk behind the bell, once, with the latest that nobody has read. */
const putBehindBell = async (sent: SentMessage): Promise<void> => {
  const { message, conversation, sender, receiver } = sent;
  if (!sender || !receiver || !isNewestUnread(sent)) return;
  const [userId, senderId] = [String(receiver._id), String(sender._id)];
  if ((await hiddenFrom(userId)).includes(senderId)) return;
  const talkId = String(conversation._id);
  const row = await renewConversationNews({
    // Under the message's own id: looked after again, it is not put there twice.
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
  if (delivered < message.ord) publish(userRoom(userId), 'newMessage', toMessage(stored));
  // Most are read by now, and nothing more is asked then.
  if (muted || !(isNewestUnread(stored) || isUnseen(stored))) return;
  const sent = await readSent(stored);
  await putBehindBell(sent);
  const note = await noteOfMessage(sent);
  if (note) await ringDevices([{ userId, note }], pusher);
};

interface FollowUp {
  payload: OutboxPayload<'messages'>;
  pusher: Pusher;
}

/**
 * Tells receivers once more of messages that none of their clients has said to have got: the first news got lost. Where
 * no client that somebody looks at has shown one, their devices ring; where it is not read, the bell knows it.
 */
export const followUpUnread = async ({ payload, pusher }: FollowUp): Promise<void> => {
  await Promise.all(payload.messageIds.map((id) => followUpMessage(id, pusher)));
};
