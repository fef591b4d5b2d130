import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { passkeys } from '#lib/i18n/en/passkeys.ts';
import { inTransaction } from '#models/connection.ts';
import { removePasskeyOf } from '#models/passkey.ts';
import { tellOfKeys } from '../steps/tell-of-keys.ts';

interface Input {
  actor: Actor;
  params: { id: string };
}

/** Forgets one of the actor's keys, and has them told. */
export const removePasskey = async ({ actor: { userId }, params }: Input): Promise<{ message: string }> => {
  await inTransaction(async (tx) => {
    const passkey = await removePasskeyOf({ userId, passkeyId: params.id }, tx);
    if (!passkey) throw new AppError('not_found');
    await tellOfKeys(userId, { kind: 'passkeyRemoved', device: passkey.device }, tx);
  });
  return { message: passkeys.messages.removed };
};
