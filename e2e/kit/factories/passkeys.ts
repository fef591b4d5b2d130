import { now } from '#lib/platform/time/clock.ts';
import { insertChallenge, insertPasskey, type PasskeyRecord } from '#models/accounts/passkey.ts';

let made = 0;

/** A challenge valid for the next minute; `null` is for signing in. */
export const makePasskeyChallenge = async (userId: string | null): Promise<string> => {
  made += 1;
  const challenge = Buffer.from(`challenge ${process.pid} ${made}`).toString('base64url');
  await insertChallenge({ challenge, userId, expiresAt: new Date(now().getTime() + 60_000) });
  return challenge;
};

/** Stores a passkey no device has, for listing and removing. */
export const makePasskey = async (userId: string): Promise<PasskeyRecord> => {
  made += 1;
  const row = { credentialId: `key-${process.pid}-${made}`, publicKey: 'none', counter: 0, transports: [] };
  return insertPasskey({ ...row, userId, device: 'test', createdAt: now() });
};
