import { closeTicketsContract } from '#lib/features/admin/contracts/ticket-batches.ts';
import { closeTickets } from '#lib/features/admin/services/ticket-batches.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(closeTicketsContract, closeTickets),
});
