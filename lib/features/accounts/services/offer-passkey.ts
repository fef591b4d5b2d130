import { MOST_PASSKEYS, type PasskeyOffer } from '#lib/features/accounts/contracts/passkeys.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { listPasskeysOf } from '#models/accounts/passkey.ts';
import { makeChallenge, relyingParty } from '#lib/features/accounts/services/steps/passkey-challenge.ts';
import { provePassword } from '#lib/features/accounts/services/steps/prove-password.ts';

interface Input {
  actor: Actor;
  body: { password: string };
}

/** Lets a device make a key, for whoever knows the password: a key outlives the session that adds it. */
export const offerPasskey = async ({
  actor: { userId },
  body: { password },
}: Input): Promise<{ data: PasskeyOffer }> => {
  const { name, email } = await provePassword({ userId, password, field: 'password' });
  const known = (await listPasskeysOf(userId)).map(({ credentialId }) => credentialId);
  if (known.length >= MOST_PASSKEYS) throw new AppError('too_many_passkeys');
  const user = { id: Buffer.from(userId, 'hex').toString('base64url'), name: email, displayName: name };
  return { data: { challenge: await makeChallenge(userId), rpId: relyingParty().rpId, user, known } };
};
