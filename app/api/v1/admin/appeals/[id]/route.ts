import { decideAppealContract } from '#lib/features/admin/contracts/moderation.ts';
import { decideAppeal } from '#lib/features/admin/services/appeals.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(decideAppealContract, decideAppeal),
});
