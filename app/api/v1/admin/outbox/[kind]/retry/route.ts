import { retryRowsContract } from '#lib/features/office/contracts/outbox.ts';
import { retryFailedRows } from '#lib/features/office/services/outbox.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(retryRowsContract, retryFailedRows),
});
