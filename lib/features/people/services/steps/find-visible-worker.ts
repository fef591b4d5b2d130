import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { sightOf } from '#lib/features/people/rules/visibility.ts';
import { findUserBetweenBlocks, type UserRecord } from '#models/people/user.ts';

/** A worker whom the caller can see, in one read; whoever is hidden is refused like an unknown id. */
export const meetWorker = async ({
  actor,
  workerId,
}: {
  actor: Actor;
  workerId: string;
}): Promise<UserRecord> => {
  const { userId, role } = actor;
  const found = await findUserBetweenBlocks({ userId: workerId, otherId: userId });
  if (found?.user.role !== 'worker') throw new AppError('not_found');
  const { user, isBlocked } = found;
  const seen = { userId: workerId, role: user.role, brokerId: user.brokerId && String(user.brokerId) };
  // Whose agency the viewer belongs to says nothing about workers.
  const viewer = { userId, role, brokerId: null };
  const sight = sightOf(viewer, { ...seen, isSuspended: user.suspendedAt !== null });
  if (sight === 'nothing' || (isBlocked && sight !== 'full')) throw new AppError('not_found');
  return user;
};
