import { randomUUID } from 'node:crypto';
import { now } from '#lib/integrations/clock.ts';
import { uploadAttachment } from '#lib/services/messages/upload-attachment.ts';
import { inTransaction } from '#models/connection.ts';
import { countMessage, openConversation } from '#models/conversation.ts';
import { insertMessage, type MessageRecord } from '#models/message.ts';
import type { UserRecord } from '#models/user.ts';
import { makeActor } from './actors.ts';
import { makeUser } from './users.ts';
import { makeWorker } from './workers.ts';

interface Words {
  from: string;
  to: string;
  text?: string;
  at?: Date;
}

/** Stores a message between two people, whether they may write or not, without telling anybody. */
export const makeMessage = async ({
  from,
  to,
  text = 'Is tomorrow at four fine?',
  at = now(),
}: Words): Promise<MessageRecord> => {
  await openConversation(from, to, at);
  return inTransaction(async (tx) => {
    const sending = { senderId: from, receiverId: to, text, attachmentType: null, at };
    const conversation = await countMessage(sending, tx);
    const [senderId, receiverId] = [from, to].map((id) =>
      conversation?.members.find((member) => String(member) === id),
    );
    if (!conversation || !senderId || !receiverId) throw new Error('The message has no conversation.');
    return insertMessage(
      {
        conversationId: conversation._id,
        seq: conversation.lastSeq,
        ord: conversation.side[from]?.sent ?? 0,
        ...{ senderId, receiverId, text },
        clientId: randomUUID(),
        bodyHash: 'made',
        attachments: [],
        createdAt: at,
      },
      tx,
    );
  });
};

/** Somebody to whom a person of this role may write; for admins there is nobody. */
export const makePartner = async ({ user }: { user: UserRecord }): Promise<UserRecord> => {
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

/** A file that somebody has uploaded and not sent yet. */
export const makeAttachment = async (userId: string, text = 'The list of what is needed.') => {
  const file = { bytes: Buffer.from(text), fileName: 'list.txt' };
  return (await uploadAttachment({ actor: makeActor({ userId }), file })).data;
};
