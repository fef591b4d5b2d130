import type { PasskeyQuestion } from '#lib/features/accounts/contracts/passkeys.ts';
import { makeChallenge, relyingParty } from '#lib/features/accounts/services/steps/passkey-challenge.ts';

/** What a device answers to sign in; it names nobody, so that it tells nothing about who has an account. */
export const askPasskey = async (): Promise<{ data: PasskeyQuestion }> => ({
  data: { challenge: await makeChallenge(null), rpId: relyingParty().rpId },
});
