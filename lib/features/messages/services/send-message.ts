import type { Message } from '#lib/features/messages/contracts/message.ts';
import type { SendInput } from '#lib/features/messages/contracts/messages.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { acquaint, publish, userRoom } from '#lib/platform/realtime/publish.ts';
import {
  findConversation,
  openConversation,
  type ConversationRecord,
} from '#models/messages/conversation.ts';
import { findUser } from '#models/people/user.ts';
import { takeOfDay } from '#lib/features/accounts/services/steps/take-of-day.ts';
import { findMessageOfClient } from '#models/messages/message.ts';
import { hashBody } from '#lib/platform/idempotency/hash-body.ts';
import { getPartner } from '#lib/features/messages/services/steps/find-partner.ts';
import { storeMessage, type StoredMessage } from '#lib/features/messages/services/steps/store-message.ts';
import { toMessage } from './to-message.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: SendInput;
  idempotencyKey: string | null;
}

// The body may name whom it is from and to, as the first clients do; it must agree with the session and the address.
const refuseOthersNames = ({ actor, params, body }: Input): void => {
  const { senderId = actor.userId, receiverId = params.id } = body;
  if (senderId !== actor.userId || receiverId !== params.id) throw new AppError('forbidden');
};

const clientIdOf = ({ body, idempotencyKey }: Input): string | undefined =>
  body.clientId ?? (idempotencyKey === null ? undefined : `key:${idempotencyKey}`);

const bodyHashOf = ({ params, body: { text = '', attachments = [] } }: Input): string =>
  hashBody({ to: params.id, text, files: attachments.map(({ url }) => url) });

/** What this client has stored under the same name before; the name stands for one body only. */
const findFirst = async (input: Input): Promise<StoredMessage | null> => {
  const clientId = clientIdOf(input);
  const { userId } = input.actor;
  const message = clientId === undefined ? null : await findMessageOfClient(userId, clientId);
  if (!message) return null;
  if (message.bodyHash !== bodyHashOf(input)) throw new AppError('idempotency_mismatch');
  const conversation = await findConversation(userId, input.params.id);
  return conversation && { message, conversation };
};

const refuseOtherConversation = ({ body }: Input, conversation: ConversationRecord | null): void => {
  if (body.conversationId !== undefined && body.conversationId !== String(conversation?._id))
    throw new AppError('forbidden');
};

const announce = (stored: StoredMessage): void => {
  const { senderId, receiverId, ord } = stored.message;
  const [sender, receiver] = [String(senderId), String(receiverId)];
  publish([userRoom(receiver), userRoom(sender)], 'newMessage', toMessage(stored));
  // With the first answer they know each other; with a booking behind them the first word is enough.
  if (ord === 1) acquaint([sender, receiver]);
};

// Each new worker whom a customer writes to may answer, and show a phone by it: a day has so many and no more.
const begin = async ({ userId, role }: Actor, partnerId: string): Promise<void> => {
  const user = role === 'customer' ? await findUser(userId) : null;
  if (user && (await takeOfDay({ user, kind: 'conversation', things: [partnerId] })).size === 0)
    throw new AppError('too_many_conversations');
  await openConversation(userId, partnerId, now());
};

const storeNew = async (input: Input): Promise<StoredMessage | null> => {
  const { conversation, mayWrite } = await getPartner({ actor: input.actor, partnerId: input.params.id });
  // One answer, whatever stands in the way: it must not tell who is there, is suspended or has blocked whom.
  if (!mayWrite) throw new AppError('not_found');
  refuseOtherConversation(input, conversation);
  const { actor, params, body } = input;
  if (!conversation) await begin(actor, params.id);
  const stored = await storeMessage({
    senderId: actor.userId,
    receiverId: params.id,
    conversationId: conversation && String(conversation._id),
    clientId: clientIdOf(input),
    bodyHash: bodyHashOf(input),
    text: body.text ?? '',
    files: body.attachments ?? [],
  });
  if (stored) announce(stored);
  return stored;
};

const orRefusal = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  throw error;
};

// Whoever asks again has the answer of the first time: the second of two equal messages is not stored, and what would
// refuse it today, such as a block, came later. Most ask once, so nobody looks before that.
const sendOnce = async (input: Input): Promise<StoredMessage> => {
  const stored = await storeNew(input).catch(orRefusal);
  if (stored && !(stored instanceof AppError)) return stored;
  const first = await findFirst(input);
  if (first) return first;
  throw stored ?? new Error('The first message is gone.');
};

/** Stores a message for somebody and tells both; the same client id stores it once, however often it is sent. */
export const sendMessage = async (input: Input): Promise<{ data: Message }> => {
  refuseOthersNames(input);
  const stored = await sendOnce(input);
  return { data: toMessage(stored) };
};
