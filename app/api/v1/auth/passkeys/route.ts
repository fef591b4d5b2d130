import { addPasskeyContract, listPasskeysContract } from '#lib/contracts/passkeys.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { addPasskey } from '#lib/services/passkeys/add-passkey.ts';
import { listPasskeys } from '#lib/services/passkeys/list-passkeys.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listPasskeysContract, listPasskeys),
  POST: handle(addPasskeyContract, addPasskey),
});
