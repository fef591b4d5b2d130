import { removeTrustedContactContract } from '#lib/features/accounts/contracts/trusted-contacts.ts';
import { removeContact } from '#lib/features/accounts/services/trusted-contacts.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(removeTrustedContactContract, removeContact),
});
