import { removePasskeyContract } from '#lib/features/accounts/contracts/passkeys.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { removePasskey } from '#lib/features/accounts/services/passkeys.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(removePasskeyContract, removePasskey),
});
