import { offerPasskeyContract } from '#lib/features/accounts/contracts/passkeys.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { offerPasskey } from '#lib/features/accounts/services/offer-passkey.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(offerPasskeyContract, offerPasskey),
});
