import { listTicketsContract } from '#lib/features/support/contracts/tickets.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listTickets } from '#lib/features/support/services/tickets.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listTicketsContract, listTickets),
});
