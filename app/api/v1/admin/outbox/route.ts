import { listFailedRowsContract } from '#lib/features/office/contracts/outbox.ts';
import { listFailedRows } from '#lib/features/office/services/outbox.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listFailedRowsContract, listFailedRows),
});
