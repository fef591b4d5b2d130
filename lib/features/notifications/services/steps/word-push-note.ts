import { fill } from '#lib/platform/i18n/fill.ts';
import { nameIn } from '#lib/platform/i18n/name-in.ts';
import { createReader } from '#lib/platform/concurrency/batcher.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { PushSubject } from '#lib/features/notifications/contracts/push.ts';
import { textsByLocale } from '#lib/features/notifications/texts/by-locale.ts';
import { requestActions } from '#lib/features/bookings/texts/request-actions.ts';
import type { BookingNotification } from '#lib/features/bookings/contracts/booking-news.ts';
import { wordBookingNews } from '#lib/features/bookings/texts/word-booking-news.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { PushNote } from '#lib/platform/integrations/push/pusher.ts';
import type { ConversationRecord } from '#models/messages/conversation.ts';
import { findMessageAmongMany, type MessageRecord } from '#models/messages/message.ts';
import { findNotification, type NotificationRecord } from '#models/notifications/notification.ts';
import { findReached, type ReachedPerson } from '#models/notifications/reached-people.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';

/** Batches lookups: concurrent requests share one query. */
export const findUserAmongMany = createReader(findUsers);

const DAY_MS = 86_400_000;
const MAX_LENGTH = 160;

const isFresh = ({ createdAt }: { createdAt: Date }): boolean =>
  now().getTime() - createdAt.getTime() < DAY_MS;

const isReachable = ({ suspendedAt, mutedChannels }: UserRecord): boolean =>
  !suspendedAt && !mutedChannels.includes('push');

const cut = (text: string): string => {
  const letters = [...text];
  return letters.length <= MAX_LENGTH ? text : `${letters.slice(0, MAX_LENGTH - 1).join('')}…`;
};

const wordMessage = ({ text, attachments }: MessageRecord, { locale }: UserRecord): string => {
  const { note } = textsByLocale[locale].push;
  const [file] = attachments;
  return cut(text) || (file ? note.files[file.type] : note.body);
};

export interface StoredMessage {
  message: MessageRecord;
  conversation: ConversationRecord;
}

/** A message with its conversation and both people; null if one has left. */
export interface SentMessage extends StoredMessage {
  sender: UserRecord | null;
  receiver: UserRecord | null;
  /** The receiver's. */
  devices: ReachedPerson['devices'];
  /** Either has blocked the other. */
  isBlocked: boolean;
}

/** The author, and the text if the lock screen may show it. */
const wordMessageNote = (
  { message, sender }: SentMessage,
  receiver: UserRecord,
): Pick<PushNote, 'title' | 'body'> => {
  const { note } = textsByLocale[receiver.locale].push;
  if (!receiver.mutedChannels.includes('previews'))
    return { title: sender?.name ?? note.title, body: wordMessage(message, receiver) };
  return { title: sender ? fill(note.from, { name: sender.name }) : note.title, body: '' };
};

/** Returns whether no screen has shown the message yet. */
export const isUnseen = ({ message, conversation }: StoredMessage): boolean => {
  const { shown = 0, read = 0, muted = false } = conversation.side[String(message.receiverId)] ?? {};
  return !muted && Math.max(shown, read) < message.ord;
};

/** Returns the note for a message; null once it was seen, is old, or is unwanted. */
export const noteForMessage = (sent: SentMessage): PushNote | null => {
  const { message, receiver, isBlocked } = sent;
  const senderId = String(message.senderId);
  if (!receiver || !isReachable(receiver) || isBlocked || !isFresh(message) || !isUnseen(sent)) return null;
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

/** A request can be accepted from the lock screen, even if the phone loses its network before the app opens. */
const wordActions = (
  { news, number, startsAt, bookingId, service: name, serviceTitles: names = {} }: BookingNotification,
  { role, locale }: UserRecord,
): Pick<PushNote, 'accept' | 'details' | 'number' | 'startsAt' | 'bookingId' | 'service'> => {
  if (news !== 'requested' || role !== 'worker') return {};
  const { accept, details } = requestActions[locale];
  const service = nameIn(locale, { name, names });
  return { accept, details, number, startsAt, service, ...(bookingId !== undefined && { bookingId }) };
};

/** Returns the note for a booking notification; null once it was seen, is old, or is unwanted. */
export const noteForBooking = (
  row: NotificationRecord | null,
  receiver: UserRecord | null,
): PushNote | null => {
  if (!row || row.readAt || row.shownAt || row.content.kind !== 'booking' || !isFresh(row)) return null;
  if (!receiver || !isReachable(receiver)) return null;
  const { params } = row.content;
  const words = wordBookingNews(params, receiver.locale);
  const href = row.href ?? accountPaths.bookings;
  const tag = `booking:${params.number}`;
  return { kind: 'booking', id: String(row._id), ...words, tag, href, ...wordActions(params, receiver) };
};

interface FoundNote {
  userId: string;
  devices: ReachedPerson['devices'];
  note: PushNote;
}

/** Returns a message with its conversation; concurrent requests share one query. */
export const readStored = async (messageId: string): Promise<StoredMessage | null> => {
  const found = await findMessageAmongMany(messageId);
  if (!found) return null;
  const { conversation, ...message } = found;
  return { message, conversation };
};

/** The same with both people. */
export const readSent = async (stored: StoredMessage): Promise<SentMessage> => {
  const ids = [stored.message.senderId, stored.message.receiverId].map(String);
  const [sender, receiver] = await findReached(ids);
  const isBlocked = [sender, receiver].some((one) => one?.blocked.some((id) => ids.includes(id)));
  const people = { sender: sender?.user ?? null, receiver: receiver?.user ?? null };
  return { ...stored, ...people, devices: receiver?.devices ?? [], isBlocked };
};

const readMessageNote = async (id: string): Promise<FoundNote | null> => {
  const stored = await readStored(id);
  const sent = stored && isUnseen(stored) ? await readSent(stored) : null;
  const note = sent && noteForMessage(sent);
  return note && { userId: String(sent.message.receiverId), devices: sent.devices, note };
};

const readBookingNote = async (id: string): Promise<FoundNote | null> => {
  const row = await findNotification(id);
  const userId = String(row?.userId);
  const [reached] = row ? await findReached([userId]) : [];
  const note = reached ? noteForBooking(row, reached.user) : null;
  return note && { userId, devices: reached?.devices ?? [], note };
};

/** The same for a subject that is looked up again, with its recipient. */
export const readNote = ({ kind, id }: PushSubject): Promise<FoundNote | null> =>
  kind === 'message' ? readMessageNote(id) : readBookingNote(id);
