import { listAppealsContract } from '#lib/features/admin/contracts/moderation.ts';
import { listAppeals } from '#lib/features/admin/services/appeals.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listAppealsContract, listAppeals),
});
