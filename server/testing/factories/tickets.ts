import { now } from '#lib/platform/time/clock.ts';
import { shortNumberOf } from '#lib/platform/numbers/short-number.ts';
import { inTransaction } from '#models/connection.ts';
import { insertTicket, type NewTicket, type TicketRecord } from '#models/support/ticket.ts';

let made = 0;

/** Stores something that somebody wrote to us. */
export const makeTicket = (
  fields: Pick<NewTicket, 'authorId'> & Partial<NewTicket>,
): Promise<TicketRecord> => {
  made += 1;
  // Digits to the base of the 28 signs, so that no two are alike.
  const bytes = Uint8Array.from([made % 28, Math.floor(made / 28) % 28, Math.floor(made / 784), 7, 7]);
  const row = { number: shortNumberOf(bytes), kind: 'contact', createdAt: now() } as const;
  const said = { subject: `Question ${made}`, message: 'Please have a look.' };
  return inTransaction((tx) => insertTicket({ ...row, ...said, ...fields }, tx));
};
