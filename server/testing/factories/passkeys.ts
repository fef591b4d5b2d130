import { now } from '#lib/platform/time/clock.ts';
import { insertChallenge, insertPasskey, type PasskeyRecord } from '#models/accounts/passkey.ts';

let made = 0;

/** A challenge that somebody may answer for the next minute; `null`: whoever signs in. */
export const makePasskeyChallenge = async (userId: string | null): Promise<string> => {
  made += 1;
  const challenge = Buffer.from(`challenge ${process.pid} ${made}`).toString('base64url');
  await insertChallenge({ challenge, userId, expiresAt: new Date(now().getTime() + 60_000) });
  return challenge;
};

/** Keeps a passkey that no device has: for lists and for removing it. */
export const makePasskey = async (userId: string): Promise<PasskeyRecord> => {
  made += 1;
  const row = { credentialId: `key-${process.pid}-${made}`, publicKey: 'none', counter: 0, transports: [] };
  return insertPasskey({ ...row, userId, device: 'test', createdAt: now() });
};
