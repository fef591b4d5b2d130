import { decideNoShowContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { decideNoShow } from '#lib/features/admin/services/lists.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(decideNoShowContract, decideNoShow),
});
