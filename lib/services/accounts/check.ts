import type { SelfUser } from '#lib/contracts/users.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { findUser } from '#models/user.ts';
import { toSelfUser } from '../users/to-self-user.ts';

/** The account behind this session. */
export const check = async ({ actor }: { actor: Actor }): Promise<{ user: SelfUser }> => {
  const user = await findUser(actor.userId);
  if (!user) throw new AppError('unauthorized');
  return { user: toSelfUser(user) };
};
