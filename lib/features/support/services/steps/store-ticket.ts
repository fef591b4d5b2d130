import type { Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { insertTicket, type NewTicket, type TicketRecord } from '#models/support/ticket.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import {
  copyEvidence,
  imageEvidence,
  keepEvidence,
  type EvidenceCopy,
} from '#lib/features/people/services/steps/keep-evidence.ts';
import { announce } from '#lib/platform/integrations/webhooks/announce.ts';
import { exchangeImages } from '#lib/platform/images/images.ts';

interface TicketRequest<Answer> {
  /** Null for guests. */
  actor: Actor | null;
  ticket: Omit<NewTicket, 'number' | 'authorId' | 'createdAt'>;
  answer: (ticket: TicketRecord) => Answer;
}

/** Stores a ticket under a new number and marks its screenshots as used. */
export const storeTicket = async <Answer extends object>(request: TicketRequest<Answer>): Promise<Answer> => {
  const { actor, ticket, answer } = request;
  const authorId = actor?.userId ?? null;
  const after = ticket.screenshotKeys ?? [];
  const isCase = ticket.bookingId !== undefined;
  const store = async (number: string, copies: readonly EvidenceCopy[], tx: Tx): Promise<Answer> => {
    const screenshots = { before: [], after, field: 'screenshots', purpose: 'ticket' } as const;
    if (actor) {
      await lockAccounts(actor, tx);
      await exchangeImages({ actor, ...screenshots }, tx);
    }
    const stored = await insertTicket({ ...ticket, authorId, number, createdAt: now() }, tx);
    await keepEvidence(copies, String(stored._id), tx);
    if (stored.kind === 'contact') await announce('ticket.opened', { ticketId: String(stored._id) }, tx);
    return answer(stored);
  };
  // A complaint about a booking is a case: its evidence outlives the accounts involved.
  const copies = await copyEvidence(isCase ? after.map(imageEvidence) : [], null);
  return drawNumber((number) => inTransaction((tx) => store(number, copies, tx)));
};
