import type { ConversationMarks, UnreadMessages } from '#lib/features/messages/contracts/messages.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import {
  findConversation,
  listSides,
  advanceMarks,
  type ConversationRecord,
  type MemberSide,
} from '#models/messages/conversation.ts';
import { countOwnUpTo, findMessage } from '#models/messages/message.ts';
import { markConversationNewsRead } from '#models/notifications/notification.ts';
import { toMarks, toUnread } from './to-read-marks.ts';
import { withConversationLocks } from '#lib/features/messages/services/steps/store-message.ts';

interface Reaching {
  conversationId: string;
  userId: string;
  marks: Partial<Pick<MemberSide, 'delivered' | 'shown' | 'read'>>;
}

interface Reached {
  /** With the marks as they are now. */
  conversation: ConversationRecord;
  hasRead: boolean;
}

const nothing: MemberSide = { sent: 0, delivered: 0, shown: 0, read: 0 };

/** What the other member has sent to somebody. */
const sentTo = ({ side }: ConversationRecord, userId: string): number =>
  Math.max(0, ...Object.entries(side).flatMap(([id, { sent }]) => (id === userId ? [] : [sent])));

// What the update has made of a side, told by the same rule; the record is the one before it.
const advance = (conversation: ConversationRecord, { userId, marks }: Reaching): MemberSide => {
  const before = conversation.side[userId] ?? nothing;
  const sent = sentTo(conversation, userId);
  const upTo = (name: 'delivered' | 'shown' | 'read') =>
    Math.max(before[name], Math.min(marks[name] ?? 0, sent));
  return { ...before, delivered: upTo('delivered'), shown: upTo('shown'), read: upTo('read') };
};

const tellBoth = ({ _id, members, side }: ConversationRecord, userId: string): void => {
  const { delivered, read } = side[userId] ?? nothing;
  const rooms = members.map((id) => userRoom(String(id)));
  publish(rooms, 'messageStatus', { conversationId: String(_id), userId, delivered, read });
};

/** Moves a member's marks on and tells both, if anything has changed; null for whoever is no member. */
const reachMessages = async (reaching: Reaching): Promise<Reached | null> => {
  const { userId } = reaching;
  const before = await withConversationLocks([reaching.conversationId], () => advanceMarks(reaching));
  if (!before) return null;
  const [old, side] = [before.side[userId] ?? nothing, advance(before, reaching)];
  const conversation = { ...before, side: { ...before.side, [userId]: side } };
  const hasRead = side.read > old.read;
  if (side.delivered > old.delivered || hasRead) tellBoth(conversation, userId);
  return { conversation, hasRead };
};

interface Marked {
  data: ConversationMarks;
  unReadMessages: UnreadMessages;
}

interface Reading {
  actor: Pick<Actor, 'userId'>;
  conversationId: string;
  ord: number;
}

/** Null where the reader is no member. */
const readUpTo = async ({ actor, conversationId, ord }: Reading): Promise<Marked | null> => {
  const { userId } = actor;
  const marks = { delivered: ord, shown: ord, read: ord };
  const reached = await reachMessages({ conversationId, userId, marks });
  if (!reached) return null;
  const { conversation, hasRead } = reached;
  const [sides] = await Promise.all([
    listSides(userId),
    hasRead && markConversationNewsRead({ userId, talkId: conversationId, at: now() }),
  ]);
  const unread = toUnread(sides, userId);
  if (hasRead) publish(userRoom(userId), 'unread', unread);
  return { data: toMarks({ conversation, readerId: userId }), unReadMessages: unread };
};

const orRefuse = (marked: Marked | null): Marked => {
  if (!marked) throw new AppError('not_found');
  return marked;
};

/** Marks what one was sent as read, up to a message of one's own post. */
export const markMessage = async (input: {
  actor: Actor;
  params: { messageId: string };
}): Promise<Marked> => {
  const { actor, params } = input;
  const message = await findMessage(params.messageId);
  if (!message || String(message.receiverId) !== actor.userId) throw new AppError('not_found');
  const conversationId = String(message.conversationId);
  return orRefuse(await readUpTo({ actor, conversationId, ord: message.ord }));
};

interface OfPartner {
  actor: Actor;
  params: { id: string };
  body: { upToSeq?: number | undefined };
}

/** Marks what somebody wrote as read, up to a place in the conversation. */
export const markConversation = async ({ actor, params: { id }, body }: OfPartner): Promise<Marked> => {
  const conversation = await findConversation(actor.userId, id);
  if (!conversation || conversation.lastSeq === 0) throw new AppError('not_found');
  const upToSeq = body.upToSeq ?? conversation.lastSeq;
  const conversationId = String(conversation._id);
  const ord = await countOwnUpTo({ conversationId, senderId: id, upToSeq });
  return orRefuse(await readUpTo({ actor, conversationId, ord }));
};

/** The same from a socket; strangers' conversations are passed over without a word. */
export const readBySignal = async (signal: Reading): Promise<void> => {
  await readUpTo(signal);
};

/** Notes that a client has got messages; one that nobody can see delivers but does not show. */
export const acknowledge = async (signal: Reading & { visible: boolean }): Promise<void> => {
  const { actor, conversationId, ord, visible } = signal;
  const marks = { delivered: ord, ...(visible && { shown: ord }) };
  await reachMessages({ conversationId, userId: actor.userId, marks });
};
