import type { AdminTicket } from '#lib/features/admin/contracts/admin-lists.ts';
import type { Assignee, TicketBox } from '#lib/features/admin/contracts/ticket-desk.ts';
import { assignOne, type AssignTicketInput } from '#lib/features/admin/services/steps/decide-on-ticket.ts';
import { showTickets } from '#lib/features/admin/services/steps/show-tickets.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { mayLookAfter } from '#lib/features/support/rules/ticket-thread.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { AdminQuery } from '#lib/platform/contract/admin-list.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import type { TablePayload } from '#lib/platform/contract/payloads.ts';
import { inTransaction } from '#models/connection.ts';
import type { Place } from '#models/newest-first.ts';
import { listAdmins } from '#models/people/all-people.ts';
import {
  assignedTickets,
  findTicket,
  listClosedTickets,
  unassignedTickets,
  waitingTickets,
  type TicketRecord,
} from '#models/support/ticket.ts';

const readBox = (box: TicketBox, adminId: string, place: Place): Promise<Page<TicketRecord>> => {
  switch (box) {
    case 'mine':
      return assignedTickets(adminId).list(place);
    case 'unassigned':
      return unassignedTickets.list(place);
    case 'waiting':
      return waitingTickets.list(place);
    case 'closed':
      return listClosedTickets(place);
  }
};

/** Lists the tickets of one box: the closed ones newest first, all others oldest first. */
export const listTicketBox = ({
  actor,
  params: { box },
  query,
}: {
  actor: Actor;
  params: { box: TicketBox };
  query: AdminQuery;
}): Promise<{ data: AdminTicket[]; nextCursor: string | null } | TablePayload> =>
  listForAdmins<AdminQuery, TicketRecord, AdminTicket>({
    name: `tickets.${box}`,
    read: ({ page }) => readBox(box, actor.userId, page),
    show: showTickets,
  })({ actor, query });

const showTicket = async (ticket: TicketRecord): Promise<{ data: AdminTicket }> => {
  const [data] = await showTickets([ticket]);
  if (!data) throw new Error('The ticket was not shown.');
  return { data };
};

/** Returns a ticket to an admin whose act on it was recorded, which is not a new reading. */
export const showTicketAgain = async ({
  params: { id },
}: {
  params: { id: string };
}): Promise<{ data: AdminTicket }> => {
  const ticket = await findTicket(id);
  if (!ticket) throw new AppError('not_found');
  return showTicket(ticket);
};

/** Returns a ticket with all its messages. */
export const readTicket = async ({
  actor,
  params: { id },
}: {
  actor: Actor;
  params: { id: string };
}): Promise<{ data: AdminTicket }> => {
  const ticket = await findTicket(id);
  if (!ticket) throw new AppError('not_found');
  await inTransaction((tx) => writeAudit({ actor, act: 'ticket.read', subjectId: id, details: null }, tx));
  return showTicket(ticket);
};

/** Changes who looks after a ticket. */
export const assignTicket = async (input: AssignTicketInput): Promise<{ data: AdminTicket }> => {
  const ticket = await inTransaction(async (tx) => {
    await lockAdmin(input.actor, tx);
    return assignOne(input, tx);
  });
  return showTicket(ticket);
};

/** Lists the admins who may look after tickets, by name. */
export const listAssignees = async (): Promise<{ data: Assignee[] }> => ({
  data: (await listAdmins())
    .filter(mayLookAfter)
    .map(({ _id, name, can = 'lead' }) => ({ _id: String(_id), name, can })),
});
