import { listTicketsContract } from '#lib/contracts/tickets.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listTickets } from '#lib/services/tickets/list-tickets.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listTicketsContract, listTickets),
});
