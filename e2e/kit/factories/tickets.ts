import { now } from '#lib/platform/time/clock.ts';
import { toShortNumber } from '#lib/platform/numbers/short-number.ts';
import { inTransaction, toObjectId } from '#models/connection.ts';
import { insertTicket, type NewTicket, type TicketRecord } from '#models/support/ticket.ts';

let made = 0;

/** Stores a ticket. */
export const makeTicket = (
  fields: Pick<NewTicket, 'authorId'> & Partial<NewTicket>,
): Promise<TicketRecord> => {
  made += 1;
  // Digits in base 28, so that every number is unique.
  const bytes = Uint8Array.from([made % 28, Math.floor(made / 28) % 28, Math.floor(made / 784), 7, 7]);
  const row = { number: toShortNumber(bytes), kind: 'contact', createdAt: now() } as const;
  const content = { subject: `Question ${made}`, message: 'Please have a look.' };
  return inTransaction((tx) => insertTicket({ ...row, ...content, ...fields }, tx));
};

/** Stores a ticket that an admin answered, after the author added a message with pictures. */
export const makeAnsweredTicket = ({
  adminId,
  photoKeys = [],
  ...fields
}: Pick<NewTicket, 'authorId'> &
  Partial<NewTicket> & { adminId: string; photoKeys?: string[] }): Promise<TicketRecord> => {
  const [admin, at] = [toObjectId(adminId), now()];
  const text = 'Can you send us a picture?';
  return makeTicket({
    ...{ state: 'answered', assigneeId: admin, answer: { text, at } },
    messages: [
      { by: 'author', text: 'It still leaks.', photoKeys, at },
      { by: 'office', adminId: admin, text, photoKeys: [], at },
    ],
    ...fields,
  });
};
