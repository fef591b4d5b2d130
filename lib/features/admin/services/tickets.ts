import type {
  AdminTicket,
  TicketQuery,
  AnswerTicketBody,
} from '#lib/features/admin/contracts/admin-lists.ts';
import type { TicketKind } from '#lib/features/support/contracts/tickets.ts';
import {
  listAllTickets as listRecords,
  type TicketMessage,
  type TicketRecord,
  findTicket,
  updateTicket,
} from '#models/support/ticket.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { showTickets } from '#lib/features/admin/services/steps/show-tickets.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, toObjectId, type Tx } from '#models/connection.ts';
import { retentionEnd } from '#lib/features/people/rules/keep-until.ts';
import { closeEvidence } from '#lib/features/people/services/steps/keep-evidence.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { listMessages } from '#lib/features/support/rules/ticket-thread.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';

const ticketList = (name: 'tickets' | 'feedback' | 'ratings', only?: TicketKind) =>
  listForAdmins<TicketQuery, TicketRecord, AdminTicket>({
    name,
    read: ({ filter: { kind = only, ...filter }, span, page }) =>
      listRecords({ kind, ...filter, ...span, ...page }),
    show: showTickets,
  });

export const listAllTickets = ticketList('tickets');

export const listFeedback = ticketList('feedback', 'feedback');

export const listRatings = ticketList('ratings', 'rating');

interface AnswerTicketInput {
  actor: Actor;
  params: { id: string };
  body: AnswerTicketBody;
}

const notifyTicketAuthor = async (ticket: TicketRecord, isAnswered: boolean, tx: Tx): Promise<void> => {
  const news = isAnswered ? 'answered' : 'closed';
  const content = { kind: 'ticket', params: { news, number: ticket.number } } as const;
  if (ticket.authorId) {
    const payload = { userId: String(ticket.authorId), content, href: accountPaths.ownTickets };
    await writeOutbox({ kind: 'notification', payload }, tx);
  }
  if (isAnswered) await writeOutbox({ kind: 'ticketMail', payload: { ticketId: String(ticket._id) } }, tx);
};

const answer = async ({ actor, params: { id }, body }: AnswerTicketInput, tx: Tx): Promise<TicketRecord> => {
  await lockAdmin(actor, tx);
  const before = await findTicket(id, tx);
  if (!before) throw new AppError('not_found');
  if (before.state === 'closed') throw new AppError('ticket_closed');
  const messages = listMessages(before);
  // A screen that is minutes old must not answer past the author's newest message.
  if (body.seen !== undefined && body.seen !== messages.length) throw new AppError('ticket_changed');
  const { state, answer: text } = body;
  const at = now();
  const closes = state === 'closed' && before.bookingId !== undefined;
  const adminId = toObjectId(actor.userId);
  const message: TicketMessage = { by: 'office', adminId, text: text ?? '', photoKeys: [], at };
  const set = {
    ...(text !== undefined && { answer: { text, at }, messages: [...messages, message] }),
    ...{ state, assigneeId: before.assigneeId ?? adminId },
    ...(state === 'closed' && { closedAt: at }),
    ...(closes && { keepUntil: retentionEnd(at) }),
  };
  const ticket = await updateTicket({ ticketId: id, from: before.state, set }, tx);
  if (!ticket) throw new AppError('ticket_closed');
  if (closes) await closeEvidence(id, at, tx);
  await notifyTicketAuthor(ticket, text !== undefined, tx);
  // The answer is stored in the ticket and is deleted with it when its author leaves.
  await writeAudit({ actor, act: `ticket.${state}`, subjectId: id, details: null }, tx);
  return ticket;
};

/** Answers a ticket or closes it. The first admin who answers looks after it. */
export const answerTicket = async (input: AnswerTicketInput): Promise<{ data: AdminTicket }> => {
  const ticket = await inTransaction((tx) => answer(input, tx));
  const [data] = await showTickets([ticket]);
  if (!data) throw new Error('The ticket was not shown.');
  return { data };
};
