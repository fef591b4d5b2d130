import type { Call } from '#lib/platform/contract/call.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { insertTicket, type NewTicket, type TicketRecord } from '#models/support/ticket.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import { exchangeImages } from '#lib/platform/images/images.ts';
import { runIdempotent } from '#lib/platform/idempotency/run-idempotent.ts';

interface Letter<Answer> {
  /** Null for guests, whose letters have no key to be known again by. */
  actor: Actor | null;
  call: Pick<Call, 'method' | 'path'>;
  key: string | null;
  body: unknown;
  ticket: Omit<NewTicket, 'number' | 'authorId' | 'createdAt'>;
  answer: (ticket: TicketRecord) => Answer;
}

/** Stores what somebody writes to us under a number of its own; its screenshots are taken into use. */
export const storeTicket = <Answer extends object>(letter: Letter<Answer>): Promise<Answer> => {
  const { actor, call, key, body, ticket, answer } = letter;
  const authorId = actor?.userId ?? null;
  const after = ticket.screenshotKeys ?? [];
  const store = async (number: string, tx: Tx): Promise<Answer> => {
    const screenshots = { before: [], after, field: 'screenshots', purpose: 'ticket' } as const;
    if (actor) {
      await holdPeople(actor, tx);
      await exchangeImages({ actor, ...screenshots }, tx);
    }
    return answer(await insertTicket({ ...ticket, authorId, number, createdAt: now() }, tx));
  };
  return drawNumber((number) => {
    const work = (tx: Tx) => store(number, tx);
    return actor ? runIdempotent({ actor, call, key, body, work }) : inTransaction(work);
  });
};
