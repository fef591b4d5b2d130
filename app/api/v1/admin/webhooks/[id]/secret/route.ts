import { rotateSecretContract } from '#lib/features/admin/contracts/webhooks.ts';
import { rotateSecret } from '#lib/features/admin/services/webhooks.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(rotateSecretContract, rotateSecret),
});
