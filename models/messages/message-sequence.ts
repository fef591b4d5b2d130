import type { AttachmentType } from '#lib/features/messages/contracts/message.ts';
import { toObjectId, Tx } from '#models/connection.ts';
import { Conversation, pairKeyOf, type ConversationRecord } from './conversation.ts';

interface Sending {
  senderId: string;
  receiverId: string;
  text: string;
  attachmentType: AttachmentType | null;
  at: Date;
}

const pairKeyOfSending = ({ senderId, receiverId }: Sending): string => pairKeyOf(senderId, receiverId);

const counting = (sending: Sending) => {
  const { senderId, at, text: words, attachmentType } = sending;
  const last = { seq: { $add: ['$lastSeq', 1] }, senderId: toObjectId(senderId), text: { $literal: words } };
  const counted = {
    lastSeq: { $add: ['$lastSeq', 1] },
    [`side.${senderId}.sent`]: { $add: [`$side.${senderId}.sent`, 1] },
    last: { ...last, attachmentType: { $literal: attachmentType }, at },
    // A clock that is set back must not put the newest conversation down the list.
    updatedAt: { $max: ['$updatedAt', at] },
  };
  return { filter: { pairKey: pairKeyOfSending(sending) }, update: [{ $set: counted }] };
};

const countOne = async (sending: Sending, tx: Tx): Promise<ConversationRecord[]> => {
  const { filter, update } = counting(sending);
  const row = await Conversation.findOneAndUpdate(filter, update, {
    returnDocument: 'after',
    updatePipeline: true,
    ...Tx.session(tx),
  })
    .lean<ConversationRecord>()
    .exec();
  return row ? [row] : [];
};

const countMany = async (messages: readonly Sending[], tx: Tx): Promise<ConversationRecord[]> => {
  const writes = messages.map((sending) => ({ updateOne: counting(sending) }));
  await Conversation.collection.bulkWrite(writes, Tx.session(tx));
  const pairKeys = [...new Set(messages.map(pairKeyOfSending))];
  return Conversation.find({ pairKey: { $in: pairKeys } }, null, Tx.session(tx))
    .lean<ConversationRecord[]>()
    .exec();
};

/** Where a message stands: among all of its conversation, and among its sender's. */
interface MessagePlace {
  conversation: ConversationRecord;
  seq: number;
  ord: number;
}

/** Counts messages of conversations that are there, in their order, and answers each with its place. */
export const countMessages = async <Message extends Sending>(
  messages: readonly Message[],
  tx: Tx,
): Promise<(Message & MessagePlace)[]> => {
  const [first, ...others] = messages;
  // Most come alone, and are answered by the command that counts them.
  const rows = first && others.length === 0 ? await countOne(first, tx) : await countMany(messages, tx);
  const byPair = new Map(rows.map((row) => [row.pairKey, row]));
  return messages.map((message, at) => {
    const conversation = byPair.get(pairKeyOfSending(message));
    if (!conversation) throw new Error('The conversation is gone.');
    // The record is the one after all of them.
    const later = messages.slice(at + 1).filter((one) => pairKeyOfSending(one) === conversation.pairKey);
    const ownLater = later.filter(({ senderId }) => senderId === message.senderId);
    const { sent = 0 } = conversation.side[message.senderId] ?? {};
    const [seq, ord] = [conversation.lastSeq - later.length, sent - ownLater.length];
    return { ...message, conversation, seq, ord };
  });
};
