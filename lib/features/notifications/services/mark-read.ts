import type { ConversationMarks, UnreadMessages } from '#lib/features/messages/contracts/messages.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { findConversation, listSides } from '#models/messages/conversation.ts';
import { countOwnUpTo, findMessage } from '#models/messages/message.ts';
import { markConversationNewsRead } from '#models/notifications/notification.ts';
import { toMarks, toUnread } from '#lib/features/messages/services/to-read-marks.ts';
import { reachMessages } from '#lib/features/messages/services/steps/reach-messages.ts';

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
