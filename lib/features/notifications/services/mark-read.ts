import type { ConversationMarks, UnreadMessages } from '#lib/features/messages/contracts/messages.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { publish, userRoom } from '#lib/platform/realtime/publish.ts';
import { findConversation, listSides } from '#models/messages/conversation.ts';
import { countOwnUpTo, findMessage } from '#models/messages/message.ts';
import { markConversationNotificationRead } from '#models/notifications/notification.ts';
import { toMarks, toUnread } from '#lib/features/messages/services/to-read-marks.ts';
import { reachMessages } from '#lib/features/messages/services/steps/reach-messages.ts';

interface Marked {
  data: ConversationMarks;
  unReadMessages: UnreadMessages;
}

interface ReadMark {
  actor: Pick<Actor, 'userId'>;
  conversationId: string;
  ord: number;
}

/** Null if the reader is not a member. */
const readUpTo = async ({ actor, conversationId, ord }: ReadMark): Promise<Marked | null> => {
  const { userId } = actor;
  const marks = { delivered: ord, shown: ord, read: ord };
  const reached = await reachMessages({ conversationId, userId, marks });
  if (!reached) return null;
  const { conversation, hasRead } = reached;
  const [sides] = await Promise.all([
    listSides(userId),
    hasRead && markConversationNotificationRead({ userId, talkId: conversationId, at: now() }),
  ]);
  const unread = toUnread(sides, userId);
  if (hasRead) publish(userRoom(userId), 'unread', unread);
  return { data: toMarks({ conversation, readerId: userId }), unReadMessages: unread };
};

const orRefuse = (marked: Marked | null): Marked => {
  if (!marked) throw new AppError('not_found');
  return marked;
};

/** Marks received messages as read up to the given message. */
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

/** Marks a partner's messages as read up to a place in the conversation. */
export const markConversation = async ({
  actor,
  params: { id },
  body,
}: {
  actor: Actor;
  params: { id: string };
  body: { upToSeq?: number | undefined };
}): Promise<Marked> => {
  const conversation = await findConversation(actor.userId, id);
  if (!conversation || conversation.lastSeq === 0) throw new AppError('not_found');
  const upToSeq = body.upToSeq ?? conversation.lastSeq;
  const conversationId = String(conversation._id);
  const ord = await countOwnUpTo({ conversationId, senderId: id, upToSeq });
  return orRefuse(await readUpTo({ actor, conversationId, ord }));
};

/** The same for sockets; other people's conversations are silently ignored. */
export const readBySignal = async (signal: ReadMark): Promise<void> => {
  await readUpTo(signal);
};

/** Records that a client has received messages; without a visible screen they count as delivered, not shown. */
export const acknowledge = async (signal: ReadMark & { visible: boolean }): Promise<void> => {
  const { actor, conversationId, ord, visible } = signal;
  const marks = { delivered: ord, ...(visible && { shown: ord }) };
  await reachMessages({ conversationId, userId: actor.userId, marks });
};
