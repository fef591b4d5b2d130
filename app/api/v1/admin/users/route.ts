import { listUsersContract } from '#lib/contracts/admin-lists.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listUsers } from '#lib/services/moderation/list-users.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listUsersContract, listUsers),
});
