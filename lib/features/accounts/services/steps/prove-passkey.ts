import type { PasskeyLoginBody } from '#lib/features/accounts/contracts/passkeys.ts';
import { findPasskey, type PasskeyRecord } from '#models/accounts/passkey.ts';
import { spendChallenge, verifyPasskeyLogin } from './verify-passkey.ts';

export interface PasskeyProof {
  passkey: PasskeyRecord;
  counter: number;
}

/** Checks a passkey's answer to a sign-in challenge; returns null when it is wrong in any way. */
export const provePasskey = async (body: PasskeyLoginBody): Promise<PasskeyProof | null> => {
  const challenge = await spendChallenge({ ...body, userId: null });
  const passkey = await findPasskey(body.id);
  if (challenge === null || !passkey) return null;
  const counter = await verifyPasskeyLogin({ body, passkey }, challenge);
  return counter === null ? null : { passkey, counter };
};
