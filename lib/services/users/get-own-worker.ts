import type { SelfUser } from '#lib/contracts/users.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { findUser } from '#models/user.ts';
import { toSelfUser } from './to-self-user.ts';

/** The signed-in worker's own profile. */
export const getOwnWorker = async ({ actor }: { actor: Actor }): Promise<{ data: SelfUser }> => {
  const user = await findUser(actor.userId);
  if (!user) throw new AppError('unauthorized');
  return { data: toSelfUser(user) };
};
