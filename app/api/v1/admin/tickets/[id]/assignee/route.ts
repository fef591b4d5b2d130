import { assignTicketContract } from '#lib/features/admin/contracts/ticket-desk.ts';
import { assignTicket } from '#lib/features/admin/services/ticket-desk.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(assignTicketContract, assignTicket),
});
