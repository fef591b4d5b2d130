import { replyToTicketContract } from '#lib/features/support/contracts/tickets.ts';
import { replyToTicket } from '#lib/features/support/services/reply.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(replyToTicketContract, replyToTicket),
});
