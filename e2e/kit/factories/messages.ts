import { randomUUID } from 'node:crypto';
import { now } from '#lib/platform/time/clock.ts';
import { uploadAttachment } from '#lib/features/messages/services/attachments.ts';
import { inTransaction, newObjectId, toObjectId } from '#models/connection.ts';
import { openConversation } from '#models/messages/conversation.ts';
import { insertMessages, type MessageRecord } from '#models/messages/message.ts';
import { countMessages } from '#models/messages/message-sequence.ts';
import type { UserRecord } from '#models/people/user.ts';
import { makeActor } from './actors.ts';
import { makeUser, type MailedUser } from './users.ts';
import { makeWorker } from './workers.ts';

interface Words {
  from: string;
  to: string;
  text?: string;
  at?: Date;
}

/** Stores a message between two people without permission checks or notifications. */
export const makeMessage = async ({
  from,
  to,
  text = 'Is tomorrow at four fine?',
  at = now(),
}: Words): Promise<MessageRecord> => {
  await openConversation(from, to, at);
  return inTransaction(async (tx) => {
    const sending = { senderId: from, receiverId: to, text, attachmentType: null, at };
    const [placed] = await countMessages([sending], tx);
    if (!placed) throw new Error('The message has no conversation.');
    const { conversation, seq, ord } = placed;
    const message = {
      _id: newObjectId(),
      conversationId: conversation._id,
      ...{ seq, ord, text },
      ...{ senderId: toObjectId(from), receiverId: toObjectId(to) },
      clientId: randomUUID(),
      bodyHash: 'made',
      attachments: [],
      createdAt: at,
    };
    await insertMessages([message], tx);
    return message;
  });
};

/** A person this role may write to; admins have none. */
export const makePartner = async ({ user }: { user: UserRecord }): Promise<MailedUser> => {
  const userId = String(user._id);
  switch (user.role) {
    case 'customer':
    case 'admin':
      return makeWorker();
    case 'broker':
      return makeWorker({ brokerId: user._id });
    case 'worker': {
      const customer = await makeUser({ role: 'customer' });
      await makeMessage({ from: String(customer._id), to: userId });
      return customer;
    }
  }
};

/** An uploaded file that was not sent yet. */
export const makeAttachment = async (userId: string, text = 'The list of what is needed.') => {
  const file = { bytes: Buffer.from(text), fileName: 'list.txt' };
  return (await uploadAttachment({ actor: makeActor({ userId }), file })).data;
};
