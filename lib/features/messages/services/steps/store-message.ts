import type { AttachmentReference } from '#lib/features/messages/contracts/message.ts';
import { FOLLOW_UP_MS } from '#lib/features/messages/rules/follow-up.ts';
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
  listUsedClientKeys,
  clientKey,
  type MessageRecord,
  type MessageAttachment,
} from '#models/messages/message.ts';
import { countMessages } from '#models/messages/message-sequence.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { touchUsers } from '#models/people/all-people.ts';
import { currentLimit, limitedTogether, type TimeLimit } from '#models/time-limit.ts';
import { keepAttachment } from '#models/messages/attachment.ts';
import { withLocks } from '#lib/platform/concurrency/keyed-lock.ts';

/** Runs changes of a conversation one by one: concurrent ones would only conflict in the database. */
export const withConversationLocks = <Result>(
  conversationIds: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> =>
  withLocks(
    conversationIds.map((id) => `talk:${id}`),
    work,
  );

/** Marks the sender's uploads as used. */
const keepAttachments = async (
  {
    senderId,
    receiverId,
    files,
  }: {
    senderId: string;
    receiverId: string;
    files: readonly AttachmentReference[];
  },
  at: Date,
  tx: Tx,
): Promise<MessageAttachment[]> => {
  const kept: MessageAttachment[] = [];
  for (const [place, { key }] of files.entries()) {
    const row = await keepAttachment({ key, ownerId: senderId, receiverId, at }, tx);
    if (!row) {
      const field = `attachments.${place}.key`;
      throw new AppError('validation_failed', { errors: [{ field, code: 'unknown_attachment' }] });
    }
    kept.push({ key: row._id, type: row.type, size: row.size, fileName: row.fileName });
  }
  return kept;
};

export interface Sending {
  senderId: string;
  receiverId: string;
  /** Null for the first message between the two. */
  conversationId: string | null;
  clientId: string | undefined;
  bodyHash: string;
  text: string;
  hides?: 'door_code';
  files: readonly AttachmentReference[];
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
  // One sender who has left fails the whole batch; each message is then stored alone.
  if (!(await touchUsers(writers, tx))) throw new AppError('unauthorized');
  const at = now();
  const places = await countMessages(await keepFiles(sendings, at, tx), tx);
  const stored = places.map(({ conversation, seq, ord, senderId, receiverId, ...sent }) => {
    const people = { senderId: toObjectId(senderId), receiverId: toObjectId(receiverId) };
    const { clientId, bodyHash, text, hides, attachments } = sent;
    const words = { clientId, bodyHash, text, hides, attachments };
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

/**
 * Drops messages stored before: after an outage many are resent, and a single duplicate would roll back the batch.
 */
const listNew = async (sendings: readonly Sending[], tx: Tx): Promise<readonly Sending[]> => {
  // A single message harms no other, and most are sent once.
  if (sendings.length === 1) return sendings;
  const used = await listUsedClientKeys(sendings, tx);
  return sendings.filter((sending) => {
    const name = clientKey(sending);
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

// A transaction costs about the same for one message as for many; beyond this size one failure delays too many.
const MAX_BATCH_SIZE = 16;

const batcher = createBatcher(
  (asked: readonly { sending: Sending; limit: TimeLimit | undefined }[]) => {
    const sendings = asked.map(({ sending }) => sending);
    const ids = sendings.flatMap(({ conversationId }) => conversationId ?? []);
    return limitedTogether(
      asked.map(({ limit }) => limit),
      () => withConversationLocks(ids, () => inTransaction((tx) => store(sendings, tx))),
    );
  },
  { maxSize: MAX_BATCH_SIZE, shouldRetryIndividually: (fault) => !isDatabaseAway(fault) },
);

/**
 * Stores a message in an existing conversation; concurrent messages share a transaction. Returns null if the sender
 * has already used the client id.
 */
export const storeMessage = async (sending: Sending): Promise<StoredMessage | null> => {
  try {
    return await batcher.ask({ sending, limit: currentLimit() });
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
};
