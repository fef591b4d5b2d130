import { listFeedbackContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { sendFeedbackContract } from '#lib/features/support/contracts/tickets.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listFeedback } from '#lib/features/admin/services/tickets.ts';
import { sendFeedback } from '#lib/features/support/services/tickets.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listFeedbackContract, listFeedback),
  POST: handle(sendFeedbackContract, sendFeedback),
});
