import { answerTicketContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { readTicketContract } from '#lib/features/admin/contracts/ticket-desk.ts';
import { readTicket } from '#lib/features/admin/services/ticket-desk.ts';
import { answerTicket } from '#lib/features/admin/services/tickets.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readTicketContract, readTicket),
  PUT: handle(answerTicketContract, answerTicket),
});
