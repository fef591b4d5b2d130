import { z } from 'zod';
import { adminList, adminQuery, named } from '#lib/platform/contract/admin-list.ts';
import { right } from '#lib/platform/contract/actor.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, text } from '#lib/platform/contract/fields.ts';
import { MAX_REASON_LENGTH } from '#lib/features/support/contracts/ticket-limits.ts';
import { adminTicket } from './admin-lists.ts';

/** The office's lists of conversations, in the order they are shown. */
export const ticketBox = z.enum(['mine', 'unassigned', 'waiting', 'closed'], 'invalid_value');
export type TicketBox = z.infer<typeof ticketBox>;

export const listTicketBoxContract = contract('GET /admin/ticket-boxes/{box}', {
  ...adminList({
    right: 'reader',
    tableRight: 'lead',
    summary:
      'List the conversations with support that are open and yours, open and unassigned, waiting for their author, or closed',
    item: adminTicket,
    query: adminQuery.omit({ from: true, to: true }),
  }),
  params: z.strictObject({ box: ticketBox }),
});

const params = z.strictObject({ id: id() });
const reply = z.strictObject({ data: adminTicket });

export const readTicketContract = contract('GET /admin/tickets/{id}', {
  summary: 'Get a ticket with all its messages',
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  params,
  reply,
});

export const assignTicketBody = z.strictObject({
  /** Null gives it back to all. */
  assigneeId: id().nullable(),
  /** The assignee the admin saw; another one by now refuses the change. */
  from: id().nullable(),
  /** Needed unless an admin takes a free ticket or gives their own back. */
  reason: text({ max: MAX_REASON_LENGTH }).optional(),
});
export type AssignTicketBody = z.infer<typeof assignTicketBody>;

export const assignTicketContract = contract('PUT /admin/tickets/{id}/assignee', {
  summary: 'Take a ticket, hand it to another admin who may answer it, or give it back',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params,
  body: assignTicketBody,
  reply,
  errors: ['ticket_closed', 'ticket_changed', 'not_assignable'],
});

const assignee = named.extend({ can: right }).meta({ id: 'Assignee' });
export type Assignee = z.infer<typeof assignee>;

export const listAssigneesContract = contract('GET /admin/assignees', {
  summary: 'List the admins who may look after tickets',
  access: ['admin'],
  right: 'agent',
  rate: 'read',
  reply: z.strictObject({ data: z.array(assignee) }),
});
