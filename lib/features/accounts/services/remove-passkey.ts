import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { passkeys } from '#lib/features/accounts/texts/security.en.ts';
import { inTransaction } from '#models/connection.ts';
import { removePasskeyOf } from '#models/accounts/passkey.ts';
import { tellOfKeys } from '#lib/features/accounts/services/steps/notify-credential-change.ts';

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
