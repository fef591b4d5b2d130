import type {
  AssignTicketsBody,
  BatchResult,
  CloseTicketsBody,
  SeenTicket,
  SkipReason,
} from '#lib/features/admin/contracts/ticket-batches.ts';
import { answerOne, assignOne } from '#lib/features/admin/services/steps/decide-on-ticket.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { listMessages } from '#lib/features/support/rules/ticket-thread.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findTickets, type TicketRecord } from '#models/support/ticket.ts';

const readAssignee = ({ assigneeId }: TicketRecord): string | null =>
  assigneeId ? String(assigneeId) : null;

/** Returns why a ticket is not as the admin saw it; null when it is. */
const findChange = (ticket: TicketRecord | undefined, saw: SeenTicket): SkipReason | null => {
  if (!ticket) return 'not_found';
  if (ticket.state === 'closed') return 'ticket_closed';
  const isSame = readAssignee(ticket) === saw.assigneeId && listMessages(ticket).length === saw.seen;
  return isSame ? null : 'ticket_changed';
};

interface BatchRules {
  actor: Actor;
  tickets: readonly SeenTicket[];
  /** Whether each must be decided on its own. */
  isAlone?(ticket: TicketRecord): boolean;
  decide(saw: SeenTicket, together: number): Promise<TicketRecord>;
}

/**
 * Decides each ticket that is as the admin saw it, and skips the others. All in one transaction, so that a repeated
 * request finds all of it done or nothing, and a ticket that another server changes at the same time is read again.
 */
const decideTogether = async (rules: BatchRules, tx: Tx): Promise<{ data: BatchResult }> => {
  const { actor, isAlone = () => false, decide } = rules;
  await lockAdmin(actor, tx);
  const tickets = [...new Map(rules.tickets.map((saw) => [saw.id, saw])).values()];
  const found = await findTickets(
    tickets.map(({ id }) => id),
    tx,
  );
  const byId = new Map(found.map((ticket) => [String(ticket._id), ticket]));
  const data: BatchResult = { done: [], skipped: [] };
  for (const saw of tickets) {
    const ticket = byId.get(saw.id);
    const named = { _id: saw.id, number: ticket?.number ?? '' };
    const why = findChange(ticket, saw) ?? (ticket && isAlone(ticket) ? 'one_by_one' : null);
    if (why) data.skipped.push({ ...named, why });
    else {
      await decide(saw, tickets.length);
      data.done.push(named);
    }
  }
  return { data };
};

/** Closes tickets with one answer. A complaint about a booking is a case, and is answered on its own. */
export const closeTickets = ({
  actor,
  body: { tickets, answer },
}: {
  actor: Actor;
  body: CloseTicketsBody;
}): Promise<{ data: BatchResult }> =>
  inTransaction((tx) =>
    decideTogether(
      {
        ...{ actor, tickets },
        isAlone: ({ bookingId }) => bookingId !== undefined,
        decide: ({ id, seen }, together) =>
          answerOne({ actor, params: { id }, body: { state: 'closed', answer, seen }, together }, tx),
      },
      tx,
    ),
  );

/** Hands tickets to one admin; refuses all of them if that admin cannot answer tickets. */
export const assignTickets = ({
  actor,
  body: { tickets, assigneeId, reason },
}: {
  actor: Actor;
  body: AssignTicketsBody;
}): Promise<{ data: BatchResult }> =>
  inTransaction((tx) => {
    const decide = (saw: SeenTicket, together: number): Promise<TicketRecord> => {
      const body = { assigneeId, from: saw.assigneeId, reason };
      return assignOne({ actor, params: { id: saw.id }, body, together }, tx);
    };
    return decideTogether({ actor, tickets, decide }, tx);
  });
