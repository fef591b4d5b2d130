import type { ConversationMarks, UnreadMessages } from '#lib/contracts/messages.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { now } from '#lib/integrations/clock.ts';
import { publish, userRoom } from '#lib/realtime/publish.ts';
import {
  findConversation,
  findConversationOf,
  listSides,
  type ConversationRecord,
} from '#models/conversation.ts';
import { countOwnUpTo, findMessage } from '#models/message.ts';
import { markTalkNewsRead } from '#models/notification.ts';
import { hiddenFrom } from '../steps/hidden-people.ts';
import { reachMessages } from '../steps/reach-messages.ts';
import { partnerOf, toMarks, toUnread } from './to-marks.ts';

interface Marked {
  data: ConversationMarks;
  unReadMessages: UnreadMessages;
}

interface Reading {
  actor: Pick<Actor, 'userId'>;
  conversation: ConversationRecord;
  ord: number;
}

const readUpTo = async ({ actor, conversation, ord }: Reading): Promise<Marked> => {
  const { userId } = actor;
  const partnerId = partnerOf(conversation, userId);
  const wasRead = conversation.side[userId]?.read ?? 0;
  const marks = { delivered: ord, shown: ord, read: ord };
  const reached = await reachMessages({ conversation, userId, partnerId, marks });
  if (!reached) throw new AppError('not_found');
  const [sides, hidden] = await Promise.all([listSides(userId), hiddenFrom(userId)]);
  const unread = toUnread(sides, userId);
  if ((reached.side[userId]?.read ?? 0) > wasRead) {
    await markTalkNewsRead({ userId, talkId: String(conversation._id), at: now() });
    publish(userRoom(userId), 'unread', unread);
  }
  const isBlocked = hidden.includes(partnerId);
  return { data: toMarks({ conversation: reached, readerId: userId, isBlocked }), unReadMessages: unread };
};

/** Marks what one was sent as read, up to a message of one's own post. */
export const markMessage = async (input: {
  actor: Actor;
  params: { messageId: string };
}): Promise<Marked> => {
  const { actor, params } = input;
  const message = await findMessage(params.messageId);
  if (!message || String(message.receiverId) !== actor.userId) throw new AppError('not_found');
  const conversation = await findConversationOf(actor.userId, String(message.conversationId));
  if (!conversation) throw new AppError('not_found');
  return readUpTo({ actor, conversation, ord: message.ord });
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
  const ord = await countOwnUpTo({ conversationId: String(conversation._id), senderId: id, upToSeq });
  return readUpTo({ actor, conversation, ord });
};

interface Signal {
  actor: Pick<Actor, 'userId'>;
  conversationId: string;
  ord: number;
}

/** The same from a socket; strangers' conversations are passed over without a word. */
export const readBySignal = async ({ actor, conversationId, ord }: Signal): Promise<void> => {
  const conversation = await findConversationOf(actor.userId, conversationId);
  if (conversation) await readUpTo({ actor, conversation, ord });
};

/** Notes that a client has got messages; one that nobody can see delivers but does not show. */
export const acknowledge = async (signal: Signal & { visible: boolean }): Promise<void> => {
  const { actor, conversationId, ord, visible } = signal;
  const conversation = await findConversationOf(actor.userId, conversationId);
  if (!conversation) return;
  const { userId } = actor;
  const marks = { delivered: ord, ...(visible && { shown: ord }) };
  await reachMessages({ conversation, userId, partnerId: partnerOf(conversation, userId), marks });
};
