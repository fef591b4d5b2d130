import { answerTicketContract } from '#lib/contracts/admin-lists.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { answerTicket } from '#lib/services/tickets/answer-ticket.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(answerTicketContract, answerTicket),
});
