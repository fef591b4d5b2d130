import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import { toSelfUser } from '#lib/features/people/services/to-user.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { findUser } from '#models/people/user.ts';

/** Returns the signed-in worker's own profile. */
export const getOwnWorker = async ({ actor }: { actor: Actor }): Promise<{ data: SelfUser }> => {
  const user = await findUser(actor.userId);
  if (!user) throw new AppError('unauthorized');
  return { data: toSelfUser(user) };
};
