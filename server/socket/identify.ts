import { readActorOfToken } from '#lib/auth/read-actor.ts';
import { readToken } from '#lib/auth/tokens.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';

/** Whose token it is and until when, or the refusal. */
export const identify = async (token: string): Promise<{ actor: Actor; expiresAt: Date }> => {
  const verdict = readToken(token);
  if (verdict === 'expired') throw new AppError('session_expired');
  if (verdict === 'invalid') throw new AppError('unauthorized');
  const actor = await readActorOfToken(token);
  if (typeof actor === 'string') throw new AppError('unauthorized');
  if (actor.isSuspended) throw new AppError('suspended');
  return { actor, expiresAt: verdict.expiresAt };
};
