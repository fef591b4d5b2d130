import { askPasskeyContract } from '#lib/contracts/passkeys.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { askPasskey } from '#lib/services/passkeys/ask-passkey.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(askPasskeyContract, askPasskey),
});
