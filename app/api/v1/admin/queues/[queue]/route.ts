import { readQueueContract } from '#lib/features/office/contracts/office.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { readQueue } from '#lib/features/office/services/queues.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readQueueContract, readQueue),
});
