import { endSessionsContract, listSessionsContract } from '#lib/contracts/accounts.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { endAllSessions } from '#lib/services/accounts/end-all-sessions.ts';
import { listSessions } from '#lib/services/accounts/list-sessions.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(endSessionsContract, endAllSessions),
  GET: handle(listSessionsContract, listSessions),
});
