import type { AdminTicket, TicketQuery } from '#lib/features/admin/contracts/admin-lists.ts';
import { answerOne, type AnswerTicketInput } from '#lib/features/admin/services/steps/decide-on-ticket.ts';
import { showTickets } from '#lib/features/admin/services/steps/show-tickets.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import type { TicketKind } from '#lib/features/support/contracts/tickets.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { inTransaction } from '#models/connection.ts';
import { listAllTickets as listRecords, type TicketRecord } from '#models/support/ticket.ts';

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

/** Answers a ticket or closes it. The first admin who answers looks after it. */
export const answerTicket = async (input: AnswerTicketInput): Promise<{ data: AdminTicket }> => {
  const ticket = await inTransaction(async (tx) => {
    await lockAdmin(input.actor, tx);
    return answerOne(input, tx);
  });
  const [data] = await showTickets([ticket]);
  if (!data) throw new Error('The ticket was not shown.');
  return { data };
};
