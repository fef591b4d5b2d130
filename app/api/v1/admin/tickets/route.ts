import { listAllTicketsContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listAllTickets } from '#lib/features/admin/services/tickets.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listAllTicketsContract, listAllTickets),
});
