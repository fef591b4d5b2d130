import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { setPause } from '#lib/features/admin/services/pauses.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(setPauseContract, setPause),
});
