import type { NewPasskeyBody, PasskeyLoginBody } from '#lib/features/accounts/contracts/passkeys.ts';
import { type PasskeyRecord, insertChallenge, takeChallenge } from '#models/accounts/passkey.ts';
import { randomBytes } from 'node:crypto';
import { appOrigin } from '#lib/platform/config/env.ts';
import { now } from '#lib/platform/time/clock.ts';

const VALID_MS = 5 * 60_000;

export const relyingParty = (): { origin: string; rpId: string } => {
  const { origin, hostname } = new URL(appOrigin());
  return { origin, rpId: hostname };
};

/** Creates a single-use challenge; `userId` is null for sign-in. */
export const makeChallenge = async (userId: string | null): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url');
  await insertChallenge({ challenge, userId, expiresAt: new Date(now().getTime() + VALID_MS) });
  return challenge;
};

const challengeIn = (clientDataJSON: string): string => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const isNamed = typeof data === 'object' && data !== null && 'challenge' in data;
    return isNamed && typeof data.challenge === 'string' ? data.challenge : '';
  } catch {
    return '';
  }
};

/** Uses up the challenge that an answer names; returns null when we did not issue it. */
export const spendChallenge = async (answer: {
  clientDataJSON: string;
  userId: string | null;
}): Promise<string | null> => {
  const challenge = challengeIn(answer.clientDataJSON);
  const isOurs = await takeChallenge({ challenge, userId: answer.userId, at: now() });
  return isOurs ? challenge : null;
};

// Few users need this library, and it takes 25 MB, so load it on demand.
const load = () => import('@simplewebauthn/server');

const expected = (challenge: string) => {
  const { origin, rpId } = relyingParty();
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    // The device must have checked fingerprint, face or code: a key alone would be one factor.
    requireUserVerification: true,
  };
};

const around = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;

/** Treats any verification error as a wrong answer. */
const unlessWrong = async <Verified>(work: Promise<Verified>): Promise<Verified | null> =>
  work.catch(() => null);

interface NewKey {
  credentialId: string;
  publicKey: string;
  counter: number;
}

/** Returns the verified new passkey, or null when the response is invalid. */
export const verifyNewPasskey = async (body: NewPasskeyBody, challenge: string): Promise<NewKey | null> => {
  const { id, clientDataJSON, attestationObject } = body;
  const { verifyRegistrationResponse } = await load();
  const response = { ...around(id), response: { clientDataJSON, attestationObject } };
  const verdict = await unlessWrong(verifyRegistrationResponse({ response, ...expected(challenge) }));
  if (!verdict?.verified) return null;
  const { id: credentialId, publicKey, counter } = verdict.registrationInfo.credential;
  return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
};

/** Returns the passkey's new counter, or null when the response is invalid. */
export const verifyPasskeyLogin = async (
  answer: { body: PasskeyLoginBody; passkey: PasskeyRecord },
  challenge: string,
): Promise<number | null> => {
  const { id, ...response } = answer.body;
  const { credentialId, publicKey, counter } = answer.passkey;
  const { verifyAuthenticationResponse } = await load();
  const bytes = new Uint8Array(Buffer.from(publicKey, 'base64url'));
  const verdict = await unlessWrong(
    verifyAuthenticationResponse({
      response: { ...around(id), response },
      credential: { id: credentialId, publicKey: bytes, counter },
      ...expected(challenge),
    }),
  );
  return verdict?.verified ? verdict.authenticationInfo.newCounter : null;
};
