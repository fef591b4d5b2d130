import { listBlockedContract } from '#lib/contracts/safety.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listBlocked } from '#lib/services/safety/list-blocked.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listBlockedContract, listBlocked),
});
