import { endSessionsContract, listSessionsContract } from '#lib/features/accounts/contracts/accounts.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { endAllSessions, listSessions } from '#lib/features/accounts/services/sessions.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(endSessionsContract, endAllSessions),
  GET: handle(listSessionsContract, listSessions),
});
