import * as notes from '#lib/features/admin/contracts/notes.ts';
import * as batches from '#lib/features/admin/contracts/ticket-batches.ts';
import * as desk from '#lib/features/admin/contracts/ticket-desk.ts';
import type { Caller } from '#e2e/kit/api/callers.ts';
import { only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeNote } from '#e2e/kit/factories/notes.ts';
import { makeAnsweredTicket, makeTicket } from '#e2e/kit/factories/tickets.ts';
import { makeStoredImage } from '#e2e/kit/factories/stored-images.ts';
import { makeUser, signIn } from '#e2e/kit/factories/users.ts';

const outcome = only('admin');

/** An answered ticket with a picture, which an admin looks after. */
const aTicket = async ({ userId, visitor }: Caller): Promise<string> => {
  const author = String((await makeUser())._id);
  const adminId = visitor === 'admin' ? userId : (await signIn('admin')).userId;
  const photoKeys = [await makeStoredImage({ ownerId: author })];
  const ticket = await makeAnsweredTicket({ authorId: author, adminId, photoKeys });
  return String(ticket._id);
};

const gone = { id: 'e'.repeat(24), seen: 0, assigneeId: null };

/** A waiting ticket and one that is gone, as an admin saw them. */
const seenTickets = async () => {
  const ticket = await makeTicket({ authorId: String((await makeUser())._id) });
  return [{ id: String(ticket._id), seen: 0, assigneeId: null }, gone];
};

export const rows: MatrixRow[] = [
  {
    contract: batches.closeTicketsContract,
    outcome,
    request: async () => ({ body: { tickets: await seenTickets(), answer: 'The payments work again.' } }),
  },
  {
    contract: batches.assignTicketsContract,
    outcome,
    request: async ({ userId }) => ({
      body: { tickets: await seenTickets(), assigneeId: userId, reason: 'They are about money.' },
    }),
  },
  {
    contract: desk.listTicketBoxContract,
    outcome,
    request: async (caller) => {
      await aTicket(caller);
      return { params: { box: 'waiting' } };
    },
  },
  {
    contract: desk.readTicketContract,
    outcome,
    empty: ['data.evidence'],
    request: async (caller) => ({ params: { id: await aTicket(caller) } }),
  },
  {
    contract: desk.assignTicketContract,
    outcome,
    empty: ['data.evidence', 'data.messages'],
    request: async ({ userId }) => ({
      params: { id: String((await makeTicket({ authorId: String((await makeUser())._id) }))._id) },
      body: { assigneeId: userId, from: null, reason: 'It is about money.' },
    }),
  },
  { contract: desk.listAssigneesContract, outcome },
  {
    contract: notes.listNotesContract,
    outcome,
    request: async ({ userId }) => {
      const subjectId = String((await makeUser())._id);
      await makeNote(subjectId, userId);
      return { query: { subject: 'person', subjectId } };
    },
  },
  {
    contract: notes.addNoteContract,
    outcome,
    request: async () => ({
      body: { subject: 'person', subjectId: String((await makeUser())._id), text: 'Asked for a call back.' },
    }),
  },
];
