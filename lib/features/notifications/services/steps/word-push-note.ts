import { fill } from '#lib/platform/i18n/fill.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { PushSubject } from '#lib/features/notifications/contracts/push.ts';
import { pushTexts } from '#lib/features/notifications/texts/by-locale.ts';
import { wordBookingNews } from '#lib/features/bookings/texts/word-booking-news.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { PushNote } from '#lib/platform/integrations/push/pusher.ts';
import { findConversationOf } from '#models/messages/conversation.ts';
import { findMessage, type MessageRecord } from '#models/messages/message.ts';
import { findNotification } from '#models/notifications/notification.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { hiddenFrom } from '#lib/features/people/services/steps/hidden-people.ts';

interface FoundNote {
  userId: string;
  note: PushNote;
}

const DAY_MS = 86_400_000;
const MOST_LETTERS = 160;

const isFresh = ({ createdAt }: { createdAt: Date }): boolean =>
  now().getTime() - createdAt.getTime() < DAY_MS;

/** The person, if notes may reach them. */
const findReceiver = async (userId: string): Promise<UserRecord | null> => {
  const user = await findUser(userId);
  return user && !user.suspendedAt && !user.mutedChannels.includes('push') ? user : null;
};

const cut = (text: string): string => {
  const letters = [...text];
  return letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`;
};

const wordMessage = ({ text, attachments }: MessageRecord, { locale }: UserRecord): string => {
  const { note } = pushTexts[locale];
  const [file] = attachments;
  return cut(text) || (file ? note.files[file.type] : note.body);
};

interface OfMessage {
  message: MessageRecord;
  sender: UserRecord | null;
  receiver: UserRecord;
}

/** Who wrote, and what; the second only where the lock screen may show it. */
const wordMessageNote = ({ message, sender, receiver }: OfMessage): Pick<PushNote, 'title' | 'body'> => {
  const { note } = pushTexts[receiver.locale];
  if (!receiver.mutedChannels.includes('previews'))
    return { title: sender?.name ?? note.title, body: wordMessage(message, receiver) };
  return { title: sender ? fill(note.from, { name: sender.name }) : note.title, body: '' };
};

const isUnseen = async (message: MessageRecord): Promise<boolean> => {
  const [senderId, receiverId] = [String(message.senderId), String(message.receiverId)];
  const conversation = await findConversationOf(receiverId, String(message.conversationId));
  const { shown = 0, read = 0, muted = false } = conversation?.side[receiverId] ?? {};
  const isOpen = conversation !== null && !muted && Math.max(shown, read) < message.ord;
  return isOpen && !(await hiddenFrom(receiverId)).includes(senderId);
};

const readMessageNote = async (id: string): Promise<FoundNote | null> => {
  const message = await findMessage(id);
  if (!message || !isFresh(message) || !(await isUnseen(message))) return null;
  const [userId, senderId] = [String(message.receiverId), String(message.senderId)];
  const [receiver, sender] = await Promise.all([findReceiver(userId), findUser(senderId)]);
  if (!receiver) return null;
  const tag = `talk:${String(message.conversationId)}`;
  const href = accountPaths.messagesWith(senderId);
  const words = wordMessageNote({ message, sender, receiver });
  return { userId, note: { kind: 'message', id, ...words, tag, href, senderId } };
};

const readBookingNote = async (id: string): Promise<FoundNote | null> => {
  const row = await findNotification(id);
  if (!row || row.readAt || row.shownAt || row.content.kind !== 'booking' || !isFresh(row)) return null;
  const receiver = await findReceiver(String(row.userId));
  if (!receiver) return null;
  const { params } = row.content;
  const words = wordBookingNews(params, receiver.locale);
  const href = row.href ?? accountPaths.bookings;
  return {
    userId: String(row.userId),
    note: { kind: 'booking', id, ...words, tag: `booking:${params.number}`, href },
  };
};

/** What a device should show of something, in its person's language; null once it was seen, is old, or is unwanted. */
export const readNote = ({ kind, id }: PushSubject): Promise<FoundNote | null> =>
  kind === 'message' ? readMessageNote(id) : readBookingNote(id);
