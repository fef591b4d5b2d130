import { addPasskey } from '#lib/features/accounts/services/passkeys.ts';
import { makePasskeyChallenge } from './factories/passkeys.ts';
import { makeSoftPasskey } from './soft-passkey.ts';

/** Adds a passkey to an account. */
export const enrol = async (userId: string, device = 'test') => {
  const key = makeSoftPasskey();
  const body = key.make({ challenge: await makePasskeyChallenge(userId) });
  const actor = { userId, sessionId: '', role: 'customer', locale: 'en', isSuspended: false } as const;
  await addPasskey({ actor, body, device });
  return key;
};
