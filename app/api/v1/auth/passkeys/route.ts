import { addPasskeyContract, listPasskeysContract } from '#lib/features/accounts/contracts/passkeys.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { addPasskey, listPasskeys } from '#lib/features/accounts/services/passkeys.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listPasskeysContract, listPasskeys),
  POST: handle(addPasskeyContract, addPasskey),
});
