import { offerPasskeyContract } from '#lib/contracts/passkeys.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { offerPasskey } from '#lib/services/passkeys/offer-passkey.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(offerPasskeyContract, offerPasskey),
});
