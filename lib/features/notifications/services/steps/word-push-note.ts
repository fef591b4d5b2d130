import { fill } from '#lib/platform/i18n/fill.ts';
import { createReader } from '#lib/platform/concurrency/batcher.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { PushSubject } from '#lib/features/notifications/contracts/push.ts';
import { pushTexts } from '#lib/features/notifications/texts/by-locale.ts';
import { wordBookingNews } from '#lib/features/bookings/texts/word-booking-news.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { PushNote } from '#lib/platform/integrations/push/pusher.ts';
import { findConversationAmongMany, type ConversationRecord } from '#models/messages/conversation.ts';
import { findMessageAmongMany, type MessageRecord } from '#models/messages/message.ts';
import { findNotification, type NotificationRecord } from '#models/notifications/notification.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';
import { hiddenFrom } from '#lib/features/people/services/steps/hidden-people.ts';

/** People for whoever looks after many rows: what is asked for together is one read. */
export const findUserAmongMany = createReader(findUsers);

const DAY_MS = 86_400_000;
const MOST_LETTERS = 160;

const isFresh = ({ createdAt }: { createdAt: Date }): boolean =>
  now().getTime() - createdAt.getTime() < DAY_MS;

const isReachable = ({ suspendedAt, mutedChannels }: UserRecord): boolean =>
  !suspendedAt && !mutedChannels.includes('push');

const cut = (text: string): string => {
  const letters = [...text];
  return letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`;
};

const wordMessage = ({ text, attachments }: MessageRecord, { locale }: UserRecord): string => {
  const { note } = pushTexts[locale];
  const [file] = attachments;
  return cut(text) || (file ? note.files[file.type] : note.body);
};

export interface StoredMessage {
  message: MessageRecord;
  conversation: ConversationRecord;
}

/** A message with its talk, and the two people; null where one has left. */
export interface SentMessage extends StoredMessage {
  sender: UserRecord | null;
  receiver: UserRecord | null;
}

/** Who wrote, and what; the second only where the lock screen may show it. */
const wordMessageNote = (
  { message, sender }: SentMessage,
  receiver: UserRecord,
): Pick<PushNote, 'title' | 'body'> => {
  const { note } = pushTexts[receiver.locale];
  if (!receiver.mutedChannels.includes('previews'))
    return { title: sender?.name ?? note.title, body: wordMessage(message, receiver) };
  return { title: sender ? fill(note.from, { name: sender.name }) : note.title, body: '' };
};

/** Whether no screen has shown a message that is to be told. */
export const isUnseen = ({ message, conversation }: StoredMessage): boolean => {
  const { shown = 0, read = 0, muted = false } = conversation.side[String(message.receiverId)] ?? {};
  return !muted && Math.max(shown, read) < message.ord;
};

/** What a device should show of a message; null once it was seen, is old, or is unwanted. */
export const noteOfMessage = async (sent: SentMessage): Promise<PushNote | null> => {
  const { message, receiver } = sent;
  const [receiverId, senderId] = [String(message.receiverId), String(message.senderId)];
  if (!receiver || !isReachable(receiver) || !isFresh(message) || !isUnseen(sent)) return null;
  if ((await hiddenFrom(receiverId)).includes(senderId)) return null;
  const tag = `talk:${String(message.conversationId)}`;
  const href = accountPaths.messagesWith(senderId);
  return {
    kind: 'message',
    id: String(message._id),
    ...wordMessageNote(sent, receiver),
    tag,
    href,
    senderId,
  };
};

/** What a device should show of a booking's news; null once it was seen, is old, or is unwanted. */
export const noteOfBooking = (
  row: NotificationRecord | null,
  receiver: UserRecord | null,
): PushNote | null => {
  if (!row || row.readAt || row.shownAt || row.content.kind !== 'booking' || !isFresh(row)) return null;
  if (!receiver || !isReachable(receiver)) return null;
  const { params } = row.content;
  const words = wordBookingNews(params, receiver.locale);
  const href = row.href ?? accountPaths.bookings;
  return { kind: 'booking', id: String(row._id), ...words, tag: `booking:${params.number}`, href };
};

interface FoundNote {
  userId: string;
  note: PushNote;
}

/** A message with its talk; what is asked for together is one read each. */
export const readStored = async (messageId: string): Promise<StoredMessage | null> => {
  const message = await findMessageAmongMany(messageId);
  const conversation = message && (await findConversationAmongMany(String(message.conversationId)));
  return conversation && { message, conversation };
};

/** The same with its people. */
export const readSent = async (stored: StoredMessage): Promise<SentMessage> => {
  const { senderId, receiverId } = stored.message;
  const people = [senderId, receiverId].map((id) => findUserAmongMany(String(id)));
  const [sender = null, receiver = null] = await Promise.all(people);
  return { ...stored, sender, receiver };
};

const readMessageNote = async (id: string): Promise<FoundNote | null> => {
  const stored = await readStored(id);
  const note = stored && isUnseen(stored) ? await noteOfMessage(await readSent(stored)) : null;
  return note && { userId: String(stored?.message.receiverId), note };
};

const readBookingNote = async (id: string): Promise<FoundNote | null> => {
  const row = await findNotification(id);
  const userId = String(row?.userId);
  const note = noteOfBooking(row, row && (await findUserAmongMany(userId)));
  return note && { userId, note };
};

/** The same for something that is looked at again, with whom it is for. */
export const readNote = ({ kind, id }: PushSubject): Promise<FoundNote | null> =>
  kind === 'message' ? readMessageNote(id) : readBookingNote(id);
