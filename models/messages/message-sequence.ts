import type { AttachmentType } from '#lib/features/messages/contracts/message.ts';
import { toObjectId, Tx } from '#models/connection.ts';
import { Conversation, conversationRows, toPairKey, type ConversationRecord } from './conversation.ts';

interface Sending {
  senderId: string;
  receiverId: string;
  text: string;
  attachmentType: AttachmentType | null;
  at: Date;
}

const pairKeyFor = ({ senderId, receiverId }: Sending): string => toPairKey(senderId, receiverId);

const counting = (sending: Sending) => {
  const { senderId, at, text: words, attachmentType } = sending;
  const last = { seq: { $add: ['$lastSeq', 1] }, senderId: toObjectId(senderId), text: { $literal: words } };
  const counted = {
    lastSeq: { $add: ['$lastSeq', 1] },
    [`side.${senderId}.sent`]: { $add: [`$side.${senderId}.sent`, 1] },
    last: { ...last, attachmentType: { $literal: attachmentType }, at },
    // A clock set back must not move the newest conversation down the list.
    updatedAt: { $max: ['$updatedAt', at] },
  };
  return { filter: { pairKey: pairKeyFor(sending) }, update: [{ $set: counted }] };
};

const countOne = async (sending: Sending, tx: Tx): Promise<ConversationRecord[]> => {
  const { filter, update } = counting(sending);
  const options = { returnDocument: 'after' as const, ...Tx.session(tx) };
  const row = await conversationRows().findOneAndUpdate(filter, update, options);
  return row ? [row] : [];
};

const countMany = async (messages: readonly Sending[], tx: Tx): Promise<ConversationRecord[]> => {
  const writes = messages.map((sending) => ({ updateOne: counting(sending) }));
  await Conversation.driver.bulkWrite(writes, Tx.session(tx));
  const pairKeys = [...new Set(messages.map(pairKeyFor))];
  return Conversation.find({ pairKey: { $in: pairKeys } }, { tx });
};

/** A message's place in its conversation and among its sender's messages. */
interface MessagePlace {
  conversation: ConversationRecord;
  seq: number;
  ord: number;
}

/** Assigns numbers to new messages of existing conversations, in order. */
export const countMessages = async <Message extends Sending>(
  messages: readonly Message[],
  tx: Tx,
): Promise<(Message & MessagePlace)[]> => {
  const [first, ...others] = messages;
  // Most batches hold one message, which the counting command already answers.
  const rows = first && others.length === 0 ? await countOne(first, tx) : await countMany(messages, tx);
  const byPair = new Map(rows.map((row) => [row.pairKey, row]));
  return messages.map((message, at) => {
    const conversation = byPair.get(pairKeyFor(message));
    if (!conversation) throw new Error('The conversation no longer exists.');
    // The record includes all later messages of the batch.
    const later = messages.slice(at + 1).filter((one) => pairKeyFor(one) === conversation.pairKey);
    const ownLater = later.filter(({ senderId }) => senderId === message.senderId);
    const { sent = 0 } = conversation.side[message.senderId] ?? {};
    const [seq, ord] = [conversation.lastSeq - later.length, sent - ownLater.length];
    return { ...message, conversation, seq, ord };
  });
};
