import type { Attachment } from '#lib/features/messages/contracts/message.ts';
import { FOLLOW_UP_MS } from '#lib/features/messages/rules/may-write.ts';
import { now } from '#lib/platform/time/clock.ts';
import {
  inTransaction,
  isDatabaseAway,
  isDuplicateKey,
  newObjectId,
  toObjectId,
  type Tx,
} from '#models/connection.ts';
import type { ConversationRecord } from '#models/messages/conversation.ts';
import { createBatcher } from '#lib/platform/concurrency/batcher.ts';
import {
  insertMessages,
  listUsedNames,
  messageName,
  type MessageRecord,
  type MessageAttachment,
} from '#models/messages/message.ts';
import { countMessages } from '#models/messages/message-sequence.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { touchPeople } from '#models/people/all-people.ts';
import { keepAttachment } from '#models/messages/attachment.ts';
import { withLocks } from '#lib/platform/concurrency/keyed-lock.ts';

/** What changes conversations goes one after the other in each: a mark and a message at once would only meet in the database. */
export const withConversationLocks = <Result>(
  conversationIds: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> =>
  withLocks(
    conversationIds.map((id) => `talk:${id}`),
    work,
  );

interface Keeping {
  senderId: string;
  receiverId: string;
  files: readonly Attachment[];
}

const keyOf = ({ url }: Attachment): string => url.slice(url.lastIndexOf('/') + 1);

/** Takes the sender's uploads into use; of what the sender says of them only the address counts. */
const keepAttachments = async (
  { senderId, receiverId, files }: Keeping,
  at: Date,
  tx: Tx,
): Promise<MessageAttachment[]> => {
  const kept: MessageAttachment[] = [];
  for (const [place, file] of files.entries()) {
    const row = await keepAttachment({ key: keyOf(file), ownerId: senderId, receiverId, at }, tx);
    if (!row) {
      const field = `attachments.${place}.url`;
      throw new AppError('validation_failed', { errors: [{ field, code: 'unknown_attachment' }] });
    }
    kept.push({ key: row._id, type: row.type, size: row.size, fileName: row.fileName });
  }
  return kept;
};

interface Sending {
  senderId: string;
  receiverId: string;
  /** Null when nothing was written between the two before. */
  conversationId: string | null;
  clientId: string | undefined;
  bodyHash: string;
  text: string;
  files: readonly Attachment[];
}

export interface StoredMessage {
  message: MessageRecord;
  conversation: ConversationRecord;
}

const keepFiles = async (sendings: readonly Sending[], at: Date, tx: Tx) => {
  const kept = [];
  for (const sending of sendings) {
    const attachments = await keepAttachments(sending, at, tx);
    kept.push({ ...sending, at, attachments, attachmentType: attachments[0]?.type ?? null });
  }
  return kept;
};

const insert = async (sendings: readonly Sending[], tx: Tx): Promise<StoredMessage[]> => {
  const writers = sendings.map(({ senderId }) => senderId);
  // One of several who is gone fails them all; each then is stored alone.
  if (!(await touchPeople(writers, tx))) throw new AppError('unauthorized');
  const at = now();
  const places = await countMessages(await keepFiles(sendings, at, tx), tx);
  const stored = places.map(({ conversation, seq, ord, senderId, receiverId, ...sent }) => {
    const people = { senderId: toObjectId(senderId), receiverId: toObjectId(receiverId) };
    const { clientId, bodyHash, text, attachments } = sent;
    const words = { clientId, bodyHash, text, attachments };
    const place = { conversationId: conversation._id, seq, ord };
    return { message: { _id: newObjectId(), ...place, ...people, ...words, createdAt: at }, conversation };
  });
  const messages = stored.map(({ message }) => message);
  await insertMessages(messages, tx);
  const dueAt = new Date(at.getTime() + FOLLOW_UP_MS);
  const messageIds = messages.map(({ _id }) => String(_id));
  await writeOutbox({ kind: 'messages', payload: { messageIds }, dueAt }, tx);
  return stored;
};

/** Those whose names are new: after an outage many send again what was stored, and one of them would undo all. */
const listNew = async (sendings: readonly Sending[], tx: Tx): Promise<readonly Sending[]> => {
  // Alone it harms nobody else, and most are sent once.
  if (sendings.length === 1) return sendings;
  const used = await listUsedNames(sendings, tx);
  return sendings.filter((sending) => {
    const name = messageName(sending);
    const isNew = sending.clientId === undefined || !used.has(name);
    used.add(name);
    return isNew;
  });
};

const store = async (sendings: readonly Sending[], tx: Tx): Promise<(StoredMessage | null)[]> => {
  const fresh = await listNew(sendings, tx);
  const stored = fresh.length > 0 ? await insert(fresh, tx) : [];
  return sendings.map((sending) => stored[fresh.indexOf(sending)] ?? null);
};

// A transaction costs much the same for one message as for many; more than this would wait for each other's faults.
const MOST = 16;

const together = createBatcher(
  (sendings: readonly Sending[]) => {
    const talks = sendings.flatMap(({ conversationId }) => conversationId ?? []);
    return withConversationLocks(talks, () => inTransaction((tx) => store(sendings, tx)));
  },
  { most: MOST, mayBeOneItems: (fault) => !isDatabaseAway(fault) },
);

/**
 * Stores a message in a conversation that is there; those that come at once share a transaction. Null where its sender
 * has stored one of that name before.
 */
export const storeMessage = async (sending: Sending): Promise<StoredMessage | null> => {
  try {
    return await together.ask(sending);
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
};
