import { listUsersContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listUsers } from '#lib/features/admin/services/people.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listUsersContract, listUsers),
});
