import { passkeyLoginContract } from '#lib/contracts/passkeys.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { loginByPasskey } from '#lib/services/passkeys/login-by-passkey.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(passkeyLoginContract, loginByPasskey),
});
