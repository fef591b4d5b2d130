import { readActorOfToken } from '#lib/features/accounts/auth/read-actor.ts';
import { readToken } from '#lib/features/accounts/auth/tokens.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';

/** Returns the token's user and expiry, or the error. */
export const identify = async (token: string): Promise<{ actor: Actor; expiresAt: Date }> => {
  const verdict = readToken(token);
  if (verdict === 'expired') throw new AppError('session_expired');
  if (verdict === 'invalid') throw new AppError('unauthorized');
  const actor = await readActorOfToken(token);
  if (typeof actor === 'string') throw new AppError('unauthorized');
  if (actor.isSuspended) throw new AppError('suspended');
  return { actor, expiresAt: verdict.expiresAt };
};
