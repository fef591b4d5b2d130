import { removeFactorsContract } from '#lib/features/admin/contracts/moderation.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { removeSecondFactor } from '#lib/features/admin/services/admins.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(removeFactorsContract, removeSecondFactor),
});
