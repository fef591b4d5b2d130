import * as messages from '#lib/features/messages/contracts/messages.ts';
import type { Caller } from '#e2e/kit/api/callers.ts';
import { members, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeAttachment, makeMessage, makePartner } from '#e2e/kit/factories/messages.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';

/** A person who has written to the caller, and the message. */
const received = async ({ userId }: Pick<Caller, 'userId'>) => {
  const from = String((await makeUser({ role: 'customer' }))._id);
  return { from, messageId: String((await makeMessage({ from, to: userId }))._id) };
};
const others = async () => received({ userId: String((await makeUser())._id) });

const partner = async (caller: Caller) => ({ id: String((await makePartner(caller))._id) });
const stranger = async () => ({ id: String((await makeUser({ role: 'customer' }))._id) });

const body = { reason: 'abuse' };

export const rows: MatrixRow[] = [
  {
    contract: messages.listConversationsContract,
    outcome: members('ok'),
    request: async (caller) => {
      await received(caller);
      return {};
    },
  },
  {
    contract: messages.listMessagesContract,
    outcome: members('ok'),
    request: async (caller) => ({ params: { id: (await received(caller)).from } }),
    other: {
      outcome: members(404),
      request: async () => ({ params: await stranger() }),
    },
  },
  {
    contract: messages.sendMessageContract,
    outcome: { ...members('ok'), admin: 404 },
    // Attachments have their own tests: lib/features/messages/services/attachments.test.ts.
    empty: ['data.attachments'],
    request: async (caller) => ({ params: await partner(caller), body: { text: 'On my way.' } }),
    other: {
      outcome: members(404),
      request: async () => ({ params: await stranger(), body: { text: 'Hello' } }),
    },
  },
  {
    contract: messages.markMessageContract,
    outcome: members('ok'),
    request: async (caller) => {
      // A second message stays unread.
      await received(caller);
      return { params: { messageId: (await received(caller)).messageId } };
    },
    other: {
      outcome: members(404),
      request: async () => ({ params: { messageId: (await others()).messageId } }),
    },
  },
  {
    contract: messages.muteConversationContract,
    outcome: members('ok'),
    request: async (caller) => ({ params: { id: (await received(caller)).from }, body: { muted: true } }),
    other: {
      outcome: members(404),
      request: async () => ({ params: await stranger(), body: { muted: true } }),
    },
  },
  {
    contract: messages.markConversationContract,
    outcome: members('ok'),
    request: async (caller) => {
      await received(caller);
      return { params: { id: (await received(caller)).from }, body: { upToSeq: 1 } };
    },
    other: {
      outcome: members(404),
      request: async () => ({ params: { id: (await others()).from }, body: { upToSeq: 1 } }),
    },
  },
  {
    contract: messages.uploadAttachmentContract,
    outcome: members('ok'),
    request: () => ({
      file: {
        field: 'file',
        name: 'list.txt',
        type: 'text/plain',
        bytes: new TextEncoder().encode('Two taps'),
      },
    }),
  },
  {
    contract: messages.getAttachmentContract,
    outcome: members('ok'),
    request: async ({ userId }) => ({ params: { key: (await makeAttachment(userId)).key } }),
    other: {
      outcome: members(404),
      request: async () => ({
        params: { key: (await makeAttachment(String((await makeUser())._id))).key },
      }),
    },
  },
  {
    contract: messages.reportMessageContract,
    outcome: members('ok'),
    request: async (caller) => ({ params: { id: (await received(caller)).messageId }, body }),
    other: {
      outcome: members(404),
      request: async () => ({ params: { id: (await others()).messageId }, body }),
    },
  },
];
