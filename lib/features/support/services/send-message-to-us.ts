import { sendMessageToUsCall } from '#lib/features/support/contracts/tickets.calls.ts';
import type { ContactBody, TicketView } from '#lib/features/support/contracts/tickets.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { tickets } from '#lib/features/support/texts/support.en.ts';
import { storeTicket } from '#lib/features/support/services/steps/store-ticket.ts';
import { toTicket } from './to-ticket.ts';

interface Input {
  actor: Actor | null;
  body: ContactBody;
  idempotencyKey: string | null;
}

/** Stores a message to us; whoever has an account finds it again among the own tickets. */
export const sendMessageToUs = ({
  actor,
  body,
  idempotencyKey: key,
}: Input): Promise<{ message: string; data: TicketView }> =>
  storeTicket({
    ...{ actor, call: sendMessageToUsCall, key, body },
    ticket: { kind: 'contact', ...body, allowContact: true },
    answer: (ticket) => ({ message: tickets.messages.sent, data: toTicket(ticket) }),
  });
