import { DEFAULT_PAGE_SIZE } from '#lib/platform/contract/list.ts';
import type { TicketsQuery, TicketView } from '#lib/features/support/contracts/tickets.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { listTicketRecords } from '#models/support/ticket.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/row-cursor.ts';
import { toTicket } from './to-ticket.ts';

interface Input {
  actor: Actor;
  query: TicketsQuery;
}

/** One page of what the actor wrote to us, newest first; of one kind where it is named. */
export const listTickets = async ({
  actor,
  query,
}: Input): Promise<{ data: TicketView[]; nextCursor: string | null }> => {
  const { items, nextCursor } = await listTicketRecords({
    authorId: actor.userId,
    kind: query.kind,
    before: readRowCursor(query.cursor),
    limit: query.limit ?? DEFAULT_PAGE_SIZE,
  });
  return { data: items.map(toTicket), nextCursor: toRowCursor(nextCursor) };
};
