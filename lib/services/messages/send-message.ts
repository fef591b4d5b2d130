import type { Message } from '#lib/contracts/message-news.ts';
import type { SendInput } from '#lib/contracts/messages.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { LOOK_AFTER_MS } from '#lib/domain/look-after.ts';
import { now } from '#lib/integrations/clock.ts';
import { acquaint, publish, userRoom } from '#lib/realtime/publish.ts';
import { inTransaction, isDuplicateKey, type Tx } from '#models/connection.ts';
import {
  countMessage,
  findConversation,
  openConversation,
  type ConversationRecord,
} from '#models/conversation.ts';
import { findMessageOfClient, insertMessage, type MessageRecord } from '#models/message.ts';
import { hashBody } from '../steps/hash-body.ts';
import { inTurnOfTalk } from '../steps/in-turn.ts';
import { keepAttachments } from '../steps/keep-attachments.ts';
import { meetPartner, refuseWriting } from '../steps/meet-partner.ts';
import { writeOutbox } from '../steps/write-outbox.ts';
import { toMessage } from './to-message.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: SendInput;
  idempotencyKey: string | null;
}

interface Stored {
  message: MessageRecord;
  conversation: ConversationRecord;
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
const findFirst = async (input: Input): Promise<Stored | null> => {
  const clientId = clientIdOf(input);
  const { userId } = input.actor;
  const message = clientId === undefined ? null : await findMessageOfClient(userId, clientId);
  if (!message) return null;
  if (message.bodyHash !== bodyHashOf(input)) throw new AppError('idempotency_mismatch');
  const conversation = await findConversation(userId, input.params.id);
  return conversation && { message, conversation };
};

const refuseOtherConversation = ({ body }: Input, { _id }: ConversationRecord): void => {
  if (body.conversationId !== undefined && body.conversationId !== String(_id))
    throw new AppError('forbidden');
};

const store = async (input: Input, tx: Tx): Promise<Stored> => {
  const { actor, params, body } = input;
  const { text = '' } = body;
  const pair = { senderId: actor.userId, receiverId: params.id };
  const at = now();
  const attachments = await keepAttachments(
    { actor, receiverId: params.id, files: body.attachments, at },
    tx,
  );
  const attachmentType = attachments[0]?.type ?? null;
  const conversation = await countMessage({ ...pair, text, attachmentType, at }, tx);
  const { last } = conversation ?? {};
  if (!conversation || !last) throw new Error('The conversation is gone.');
  refuseOtherConversation(input, conversation);
  const message = await insertMessage(
    {
      conversationId: conversation._id,
      seq: conversation.lastSeq,
      ord: conversation.side[actor.userId]?.sent ?? 0,
      senderId: last.senderId,
      receiverId: conversation.members.find((id) => String(id) === params.id) ?? last.senderId,
      clientId: clientIdOf(input),
      bodyHash: bodyHashOf(input),
      text,
      attachments,
      createdAt: at,
    },
    tx,
  );
  const dueAt = new Date(at.getTime() + LOOK_AFTER_MS);
  await writeOutbox({ kind: 'message', payload: { messageId: String(message._id) }, dueAt }, tx);
  return { message, conversation };
};

const announce = (stored: Stored): void => {
  const { senderId, receiverId, seq } = stored.message;
  const [sender, receiver] = [String(senderId), String(receiverId)];
  for (const readerId of [receiver, sender])
    publish(userRoom(readerId), 'newMessage', toMessage({ ...stored, readerId }));
  if (seq === 1) acquaint([sender, receiver]);
};

const storeNew = async (input: Input): Promise<Stored> => {
  const partnership = await meetPartner({ actor: input.actor, partnerId: input.params.id });
  const refusal = refuseWriting(partnership);
  if (refusal) throw refusal;
  const { conversation } = partnership;
  if (conversation) refuseOtherConversation(input, conversation);
  else await openConversation(input.actor.userId, input.params.id, now());
  const transact = () => inTransaction((tx) => store(input, tx));
  const stored = await (conversation ? inTurnOfTalk(String(conversation._id), transact) : transact());
  announce(stored);
  return stored;
};

const sendOnce = async (input: Input): Promise<Stored> => {
  try {
    return await storeNew(input);
  } catch (error) {
    // Whoever asks again has the answer of the first time: the database refuses the second of two equal messages, and
    // what would refuse it today, such as a block, came later. Most ask once, so nobody looks before that.
    const first = isDuplicateKey(error) || error instanceof AppError ? await findFirst(input) : null;
    if (!first) throw error;
    return first;
  }
};

/** Stores a message for somebody and tells both; the same client id stores it once, however often it is sent. */
export const sendMessage = async (input: Input): Promise<{ data: Message }> => {
  refuseOthersNames(input);
  const stored = await sendOnce(input);
  return { data: toMessage({ ...stored, readerId: input.actor.userId }) };
};
