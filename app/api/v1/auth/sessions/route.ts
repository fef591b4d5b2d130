import { listSessionsContract } from '#lib/contracts/accounts.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listSessions } from '#lib/services/accounts/list-sessions.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listSessionsContract, listSessions),
});
