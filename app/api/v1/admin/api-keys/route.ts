import { listApiKeysContract, makeApiKeyContract } from '#lib/features/accounts/contracts/api-keys.ts';
import { listApiKeys, makeApiKey } from '#lib/features/accounts/services/api-keys.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listApiKeysContract, listApiKeys),
  POST: handle(makeApiKeyContract, makeApiKey),
});
