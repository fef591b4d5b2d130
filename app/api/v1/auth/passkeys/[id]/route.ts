import { removePasskeyContract } from '#lib/contracts/passkeys.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { removePasskey } from '#lib/services/passkeys/remove-passkey.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(removePasskeyContract, removePasskey),
});
