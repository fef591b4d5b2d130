import { listAdminsContract } from '#lib/features/admin/contracts/moderation.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listAdmins } from '#lib/features/admin/services/admins.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listAdminsContract, listAdmins),
});
