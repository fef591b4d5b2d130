import { revokeApiKeyContract } from '#lib/features/accounts/contracts/api-keys.ts';
import { revokeApiKey } from '#lib/features/accounts/services/api-keys.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(revokeApiKeyContract, revokeApiKey),
});
