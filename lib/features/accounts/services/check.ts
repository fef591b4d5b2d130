import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { findUser } from '#models/people/user.ts';
import { toSelfUser } from '#lib/features/people/services/to-self-user.ts';

/** The account behind this session. */
export const check = async ({ actor }: { actor: Actor }): Promise<{ user: SelfUser }> => {
  const user = await findUser(actor.userId);
  if (!user) throw new AppError('unauthorized');
  return { user: toSelfUser(user) };
};
