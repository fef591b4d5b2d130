import { listBlockedContract } from '#lib/features/people/contracts/safety.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listBlocked } from '#lib/features/visibility/services/blocks.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listBlockedContract, listBlocked),
});
