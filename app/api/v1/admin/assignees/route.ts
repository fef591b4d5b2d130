import { listAssigneesContract } from '#lib/features/admin/contracts/ticket-desk.ts';
import { listAssignees } from '#lib/features/admin/services/ticket-desk.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listAssigneesContract, listAssignees),
});
