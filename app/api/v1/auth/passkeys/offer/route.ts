import { offerPasskeyContract } from '#lib/features/accounts/contracts/passkeys.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { offerPasskey } from '#lib/features/accounts/services/passkeys.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(offerPasskeyContract, offerPasskey),
});
