import * as tickets from '#lib/features/support/contracts/tickets.ts';
import type { Caller } from '#e2e/kit/api/callers.ts';
import { everyone, members, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';

const letter = {
  name: 'Priya Sharma',
  email: 'priya@example.test',
  subject: 'The plumber did not come',
  message: 'He was booked for ten.',
};

const feedback = async ({ visitor, userId }: Caller) => {
  const own = { userId, screenshots: [await makeStoredImage({ ownerId: userId })] };
  return {
    ...{ category: 'app', type: 'positive', message: 'Easy to use.', rating: 5, allowContact: true },
    userEmail: 'priya@example.test',
    deviceInfo: { os: 'Android', browser: 'Chrome', deviceType: 'mobile' },
    ...(visitor !== 'anonymous' && own),
  };
};

export const rows: MatrixRow[] = [
  {
    contract: tickets.sendMessageToUsContract,
    outcome: everyone('ok'),
    empty: ['data.messages'],
    request: () => ({ body: letter }),
  },
  {
    contract: tickets.sendFeedbackContract,
    outcome: everyone('ok'),
    empty: ['data.messages'],
    request: async (caller) => ({ body: await feedback(caller) }),
    other: {
      outcome: everyone(403),
      request: async (caller) => ({ body: { ...(await feedback(caller)), userId: 'a'.repeat(24) } }),
    },
  },
  {
    contract: tickets.replyToTicketContract,
    outcome: members('ok'),
    request: async ({ userId }) => ({
      params: { id: String((await makeTicket({ authorId: userId, state: 'answered' }))._id) },
      body: {
        message: 'Here is the picture.',
        screenshots: [await makeStoredImage({ ownerId: userId })],
      },
    }),
    // Another person's ticket.
    other: {
      outcome: members(404),
      request: async () => ({
        params: { id: String((await makeTicket({ authorId: null }))._id) },
        body: { message: 'Mine, I think.' },
      }),
    },
  },
  {
    contract: tickets.listTicketsContract,
    outcome: members('ok'),
    request: async ({ userId }) => {
      await makeTicket({ authorId: userId });
      return {};
    },
  },
];
