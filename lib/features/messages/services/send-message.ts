import type { Message } from '#lib/features/messages/contracts/message.ts';
import { attachmentUrl, type SendInput } from '#lib/features/messages/contracts/messages.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { now } from '#lib/platform/time/clock.ts';
import { acknowledgingRoom, sharePresence, publish, userRoom } from '#lib/platform/realtime/publish.ts';
import {
  findConversation,
  openConversation,
  type ConversationRecord,
} from '#models/messages/conversation.ts';
import { findUser } from '#models/people/user.ts';
import { hasProvedContact } from '#lib/features/people/rules/contact-trust.ts';
import { consumeDailyQuota } from '#lib/features/accounts/services/steps/consume-daily-quota.ts';
import { hideDoorCodes } from '#lib/features/bookings/services/steps/door-code.ts';
import { findMessageByClientId } from '#models/messages/message.ts';
import { hashBody } from '#lib/platform/idempotency/hash-body.ts';
import { findPartner } from '#lib/features/messages/services/steps/find-partner.ts';
import {
  storeMessage,
  type Sending,
  type StoredMessage,
} from '#lib/features/messages/services/steps/store-message.ts';
import { toMessage } from './to-message.ts';

interface SendRequest {
  actor: Actor;
  params: { id: string };
  body: SendInput;
  idempotencyKey: string | null;
}

// The first clients repeat sender and receiver in the body; they must match the session and the address.
const assertNamesMatch = ({ actor, params, body }: SendRequest): void => {
  const { senderId = actor.userId, receiverId = params.id } = body;
  if (senderId !== actor.userId || receiverId !== params.id) throw new AppError('forbidden');
};

const getClientId = ({ body, idempotencyKey }: SendRequest): string | undefined =>
  body.clientId ?? (idempotencyKey === null ? undefined : `key:${idempotencyKey}`);

const hashMessage = ({ params, body: { text = '', attachments = [] } }: SendRequest): string =>
  hashBody({ to: params.id, text, files: attachments.map(({ key }) => attachmentUrl(key)) });

/** Returns the message this client has stored under the same client id; an id belongs to one body only. */
const findStored = async (input: SendRequest): Promise<StoredMessage | null> => {
  const clientId = getClientId(input);
  const { userId } = input.actor;
  const message = clientId === undefined ? null : await findMessageByClientId(userId, clientId);
  if (!message) return null;
  if (message.bodyHash !== hashMessage(input)) throw new AppError('idempotency_mismatch');
  const conversation = await findConversation(userId, input.params.id);
  return conversation && { message, conversation };
};

const assertSameConversation = ({ body }: SendRequest, conversation: ConversationRecord | null): void => {
  if (body.conversationId !== undefined && body.conversationId !== String(conversation?._id))
    throw new AppError('forbidden');
};

const announce = (stored: StoredMessage): void => {
  const { senderId, receiverId, ord } = stored.message;
  const [sender, receiver] = [String(senderId), String(receiverId)];
  // The response gives the sender's client its message; only acknowledging clients recognise their own message in the
  // event.
  publish([userRoom(receiver), acknowledgingRoom(sender)], 'newMessage', toMessage(stored));
  // The first answer makes them acquainted; with a booking, the first message does.
  if (ord === 1) sharePresence([sender, receiver]);
};

// Each new worker a customer writes to may answer and reveal a phone number, so a day has a quota.
const beginConversation = async ({ userId, role }: Actor, partnerId: string): Promise<void> => {
  const user = role === 'customer' ? await findUser(userId) : null;
  if (user && (await consumeDailyQuota({ user, kind: 'conversation', items: [partnerId] })).size === 0)
    throw new AppError(hasProvedContact(user) ? 'too_many_conversations' : 'prove_to_write');
  await openConversation(userId, partnerId, now());
};

// Only customers have codes.
const hideCodes = async ({ userId, role }: Actor, text: string): Promise<Pick<Sending, 'text' | 'hides'>> => {
  const shown = role === 'customer' ? await hideDoorCodes(text, userId) : text;
  return shown === text ? { text } : { text: shown, hides: 'door_code' };
};

const storeNew = async (input: SendRequest): Promise<StoredMessage | null> => {
  const { conversation, mayWrite } = await findPartner({ actor: input.actor, partnerId: input.params.id });
  // One error for every reason: it must not reveal who exists, is suspended or has blocked someone.
  if (!mayWrite) throw new AppError('not_found');
  assertSameConversation(input, conversation);
  const { actor, params, body } = input;
  if (!conversation) await beginConversation(actor, params.id);
  const stored = await storeMessage({
    senderId: actor.userId,
    receiverId: params.id,
    conversationId: conversation && String(conversation._id),
    clientId: getClientId(input),
    bodyHash: hashMessage(input),
    ...(await hideCodes(actor, body.text ?? '')),
    files: body.attachments ?? [],
  });
  if (!stored) return null;
  metrics().messages.inc();
  announce(stored);
  return stored;
};

const orRefusal = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  throw error;
};

// A retry gets the first answer: the message is not stored twice, and newer obstacles such as a block don't matter.
// Most messages are sent once, so nothing is looked up before a conflict.
const sendOnce = async (input: SendRequest): Promise<StoredMessage> => {
  const stored = await storeNew(input).catch(orRefusal);
  if (stored && !(stored instanceof AppError)) return stored;
  const first = await findStored(input);
  if (first) return first;
  throw stored ?? new Error('The stored message was not found.');
};

/** Stores a message and notifies both people; resending the same clientId returns the stored message. */
export const sendMessage = async (input: SendRequest): Promise<{ data: Message }> => {
  assertNamesMatch(input);
  const stored = await sendOnce(input);
  return { data: toMessage(stored) };
};
