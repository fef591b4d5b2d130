import {
  MOST_PASSKEYS,
  type NewPasskeyBody,
  type PasskeyView,
} from '#lib/features/accounts/contracts/passkeys.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { passkeys } from '#lib/features/accounts/texts/security.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, isDuplicateKey } from '#models/connection.ts';
import {
  insertPasskey,
  listPasskeysOf,
  type NewPasskey,
  type PasskeyRecord,
} from '#models/accounts/passkey.ts';
import { spendChallenge } from '#lib/features/accounts/services/steps/passkey-challenge.ts';
import { tellOfKeys } from '#lib/features/accounts/services/steps/notify-credential-change.ts';
import { verifyNewPasskey } from '#lib/features/accounts/services/steps/verify-passkey.ts';
import { toPasskey } from './to-passkey.ts';

interface Input {
  actor: Actor;
  body: NewPasskeyBody;
  device: string;
}

const keep = async (row: NewPasskey): Promise<PasskeyRecord> => {
  try {
    return await inTransaction(async (tx) => {
      const passkey = await insertPasskey(row, tx);
      await tellOfKeys(row.userId, { kind: 'passkeyAdded', device: row.device }, tx);
      return passkey;
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw new AppError('passkey_known');
    throw error;
  }
};

/** Keeps the key that a device has made for the actor. */
export const addPasskey = async ({
  actor: { userId },
  body,
  device,
}: Input): Promise<{ message: string; data: PasskeyView }> => {
  const challenge = await spendChallenge({ ...body, userId });
  const key = challenge && (await verifyNewPasskey(body, challenge));
  if (!key) throw new AppError('passkey_invalid');
  if ((await listPasskeysOf(userId)).length >= MOST_PASSKEYS) throw new AppError('too_many_passkeys');
  const { transports = [] } = body;
  const passkey = await keep({ ...key, userId, transports, device, createdAt: now() });
  return { message: passkeys.messages.added, data: toPasskey(passkey) };
};
