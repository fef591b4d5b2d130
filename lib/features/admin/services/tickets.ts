import type {
  AdminTicket,
  TicketQuery,
  AnswerTicketBody,
} from '#lib/features/admin/contracts/admin-lists.ts';
import type { TicketKind } from '#lib/features/support/contracts/tickets.ts';
import {
  listAllTickets as listRecords,
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
import { inTransaction, type Tx } from '#models/connection.ts';
import { holdAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';

const listOf = (name: string, only?: TicketKind) =>
  listForAdmins<TicketQuery, TicketRecord, AdminTicket>({
    name,
    read: ({ filter: { kind = only, ...filter }, span, page }) =>
      listRecords({ kind, ...filter, ...span, ...page }),
    show: showTickets,
  });

/** All that people wrote to us. */
export const listAllTickets = listOf('tickets');

/** Praise and complaints. */
export const listFeedback = listOf('feedback', 'feedback');

/** What people think of the app. */
export const listRatings = listOf('ratings', 'rating');

interface Input {
  actor: Actor;
  params: { id: string };
  body: AnswerTicketBody;
}

const tellAuthor = async (ticket: TicketRecord, isAnswered: boolean, tx: Tx): Promise<void> => {
  const news = isAnswered ? 'answered' : 'closed';
  const content = { kind: 'ticket', params: { news, number: ticket.number } } as const;
  if (ticket.authorId) {
    const payload = { userId: String(ticket.authorId), content, href: accountPaths.ownTickets };
    await writeOutbox({ kind: 'notification', payload }, tx);
  }
  if (isAnswered) await writeOutbox({ kind: 'ticketMail', payload: { ticketId: String(ticket._id) } }, tx);
};

const answer = async ({ actor, params: { id }, body }: Input, tx: Tx): Promise<TicketRecord> => {
  await holdAdmin(actor, tx);
  const before = await findTicket(id, tx);
  if (!before) throw new AppError('not_found');
  if (before.state === 'closed') throw new AppError('ticket_closed');
  const { state, answer: text } = body;
  const set = { state, ...(text !== undefined && { answer: { text, at: now() } }) };
  const ticket = await updateTicket({ ticketId: id, from: before.state, set }, tx);
  if (!ticket) throw new AppError('ticket_closed');
  await tellAuthor(ticket, text !== undefined, tx);
  // The answer stands in the ticket, and goes with it when its author leaves.
  await writeAudit({ actor, act: `ticket.${state}`, subjectId: id, details: null }, tx);
  return ticket;
};

/** Answers what somebody wrote to us or closes it; an answer may be corrected until then. */
export const answerTicket = async (input: Input): Promise<{ data: AdminTicket }> => {
  const ticket = await inTransaction((tx) => answer(input, tx));
  const [data] = await showTickets([ticket]);
  if (!data) throw new Error('The ticket was not shown.');
  return { data };
};
