import { readQueuesContract } from '#lib/features/office/contracts/office.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { readQueues } from '#lib/features/office/services/queues.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readQueuesContract, readQueues),
});
