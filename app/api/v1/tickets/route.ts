import { listTicketsContract } from '#lib/features/support/contracts/tickets.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { listTickets } from '#lib/features/support/services/list-tickets.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listTicketsContract, listTickets),
});
