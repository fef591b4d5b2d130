import { listAuditContract } from '#lib/contracts/admin-lists.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listAudit } from '#lib/services/moderation/list-audit.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listAuditContract, listAudit),
});
