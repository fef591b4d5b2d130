import { listFeedbackContract } from '#lib/contracts/admin-lists.ts';
import { sendFeedbackContract } from '#lib/contracts/tickets.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listFeedback } from '#lib/services/tickets/list-all-tickets.ts';
import { sendFeedback } from '#lib/services/tickets/send-feedback.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listFeedbackContract, listFeedback),
  POST: handle(sendFeedbackContract, sendFeedback),
});
