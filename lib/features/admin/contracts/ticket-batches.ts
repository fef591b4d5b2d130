import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, text } from '#lib/platform/contract/fields.ts';
import {
  MAX_ANSWER_LENGTH,
  MAX_REASON_LENGTH,
  MAX_TICKETS_TOGETHER,
} from '#lib/features/support/contracts/ticket-limits.ts';

/** A ticket as the admin saw it; one that has changed since is skipped. */
const seenTicket = z
  .strictObject({
    id: id(),
    /** How many messages were shown after the first one. */
    seen: z.int('invalid_number').min(0, 'number_too_small'),
    assigneeId: id().nullable(),
  })
  .meta({ id: 'SeenTicket' });
export type SeenTicket = z.infer<typeof seenTicket>;

const tickets = z.array(seenTicket).min(1, 'required').max(MAX_TICKETS_TOGETHER, 'list_too_long');

/** Why a ticket was left as it is: `one_by_one` is about a booking, and is closed on its own. */
const skipReason = z.enum(['not_found', 'ticket_closed', 'ticket_changed', 'one_by_one']);
export type SkipReason = z.infer<typeof skipReason>;

const decidedTicket = z.strictObject({ _id: id(), number: z.string() }).meta({ id: 'DecidedTicket' });

const batchResult = z
  .strictObject({
    done: z.array(decidedTicket),
    /** The number is empty if the ticket is gone. */
    skipped: z.array(decidedTicket.extend({ why: skipReason }).meta({ id: 'SkippedTicket' })),
  })
  .meta({ id: 'TicketBatchResult' });
export type BatchResult = z.infer<typeof batchResult>;

const shared = {
  ...({ access: ['admin'], right: 'agent', rate: 'write' } as const),
  reply: z.strictObject({ data: batchResult }),
} as const;

const closeTicketsBody = z.strictObject({ tickets, answer: text({ max: MAX_ANSWER_LENGTH }) });
export type CloseTicketsBody = z.infer<typeof closeTicketsBody>;

export const closeTicketsContract = contract('POST /admin/tickets/close', {
  ...shared,
  summary:
    'Close up to 50 messages and feedback with one answer, which each author gets; skips those that changed',
  body: closeTicketsBody,
});

const assignTicketsBody = z.strictObject({
  tickets,
  assigneeId: id(),
  reason: text({ max: MAX_REASON_LENGTH }),
});
export type AssignTicketsBody = z.infer<typeof assignTicketsBody>;

export const assignTicketsContract = contract('POST /admin/tickets/assign', {
  ...shared,
  summary: 'Hand up to 50 tickets to one admin, with the reason; skips those that changed',
  body: assignTicketsBody,
  errors: ['not_assignable'],
});
