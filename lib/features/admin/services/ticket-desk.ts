import type { AdminTicket } from '#lib/features/admin/contracts/admin-lists.ts';
import type { Assignee, AssignTicketBody, TicketBox } from '#lib/features/admin/contracts/ticket-desk.ts';
import { showTickets } from '#lib/features/admin/services/steps/show-tickets.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { mayLookAfter } from '#lib/features/support/rules/ticket-thread.ts';
import { notifyAssignee } from '#lib/features/support/services/steps/notify-assignee.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { AdminQuery } from '#lib/platform/contract/admin-list.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import type { TablePayload } from '#lib/platform/contract/payloads.ts';
import { inTransaction, toObjectId, type Tx } from '#models/connection.ts';
import type { Place } from '#models/newest-first.ts';
import { listAdmins, touchUsers } from '#models/people/all-people.ts';
import { findUser } from '#models/people/user.ts';
import {
  assignedTickets,
  findTicket,
  listClosedTickets,
  unassignedTickets,
  updateTicket,
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

interface AssignTicketInput {
  actor: Actor;
  params: { id: string };
  body: AssignTicketBody;
}

// Also locks the account, so that it keeps the right until the end.
const requireAssignable = async (userId: string, tx: Tx): Promise<void> => {
  const admin = await findUser(userId, tx);
  if (!admin || !mayLookAfter(admin) || !(await touchUsers([userId], tx)))
    throw new AppError('not_assignable');
};

const requireReason = ({ actor, body: { assigneeId, from, reason } }: AssignTicketInput): void => {
  const isOwn = [assigneeId, from].every((one) => one === null || one === actor.userId);
  if (!isOwn && reason === undefined)
    throw new AppError('validation_failed', { errors: [{ field: 'reason', code: 'required' }] });
};

const assign = async (input: AssignTicketInput, tx: Tx): Promise<TicketRecord> => {
  const { actor, params, body } = input;
  const { assigneeId, from, reason } = body;
  await lockAdmin(actor, tx);
  const before = await findTicket(params.id, tx);
  if (!before) throw new AppError('not_found');
  if (before.state === 'closed') throw new AppError('ticket_closed');
  if ((before.assigneeId ? String(before.assigneeId) : null) !== from) throw new AppError('ticket_changed');
  requireReason(input);
  if (assigneeId !== null) await requireAssignable(assigneeId, tx);
  const ticket = await updateTicket(
    {
      ...{ ticketId: params.id, from: before.state },
      ...(assigneeId === null
        ? { set: {}, unset: ['assigneeId'] as const }
        : { set: { assigneeId: toObjectId(assigneeId) } }),
    },
    tx,
  );
  if (!ticket) throw new AppError('ticket_changed');
  const isHandedOver = assigneeId !== null && assigneeId !== actor.userId;
  if (isHandedOver) await notifyAssignee({ ticket, userId: assigneeId, news: 'assigned' }, tx);
  const aboutId = before.authorId ? String(before.authorId) : params.id;
  const details = { from, to: assigneeId, ...(reason !== undefined && { note: reason }) };
  await writeAudit({ actor, act: 'ticket.assign', subjectId: params.id, aboutId, details }, tx);
  return ticket;
};

/** Changes who looks after a ticket. */
export const assignTicket = async (input: AssignTicketInput): Promise<{ data: AdminTicket }> =>
  showTicket(await inTransaction((tx) => assign(input, tx)));

/** Lists the admins who may look after tickets, by name. */
export const listAssignees = async (): Promise<{ data: Assignee[] }> => ({
  data: (await listAdmins())
    .filter(mayLookAfter)
    .map(({ _id, name, can = 'lead' }) => ({ _id: String(_id), name, can })),
});
