import { randomBytes } from 'node:crypto';
import { appOrigin } from '#lib/platform/config/env.ts';
import { now } from '#lib/platform/time/clock.ts';
import { insertChallenge, takeChallenge } from '#models/accounts/passkey.ts';

const VALID_MS = 5 * 60_000;

/** As whom a device knows us: keys belong to the site that they were made on, and to no other. */
export const relyingParty = (): { origin: string; rpId: string } => {
  const { origin, hostname } = new URL(appOrigin());
  return { origin, rpId: hostname };
};

/** A question that one answer may be given to; `userId` is null where nobody has signed in yet. */
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

/** The challenge that an answer names, used up by naming it; null when it was not ours to give. */
export const spendChallenge = async (answer: {
  clientDataJSON: string;
  userId: string | null;
}): Promise<string | null> => {
  const challenge = challengeIn(answer.clientDataJSON);
  const isOurs = await takeChallenge({ challenge, userId: answer.userId, at: now() });
  return isOurs ? challenge : null;
};
