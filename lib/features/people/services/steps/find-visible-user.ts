import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { visibilityOf, type Visibility } from '#lib/features/people/rules/visibility.ts';
import { listBlockersOf } from '#models/people/block.ts';
import { findUsers, type UserRecord, findUserBetweenBlocks } from '#models/people/user.ts';

const toViewer = (user: UserRecord) => ({
  userId: String(user._id),
  role: user.role,
  brokerId: user.brokerId && String(user.brokerId),
  isSuspended: user.suspendedAt !== null,
});

interface Meeting {
  actor: Actor;
  userId: string;
  /** One's own block does not hide: for blocking again and for reporting. */
  throughOwnBlock?: boolean;
  /** Whether the two have dealt with each other, as far as upper rooms know: each sees the other's name and picture by it. */
  haveDealt?(viewer: UserRecord, user: UserRecord): Promise<boolean>;
}

interface Met {
  /** The caller's own record. */
  viewer: UserRecord;
  user: UserRecord;
  sight: Exclude<Visibility, 'nothing'>;
}

const findPair = async (actor: Actor, userId: string) => {
  const [people, blockers] = await Promise.all([
    findUsers([actor.userId, userId]),
    listBlockersOf(actor.userId, userId),
  ]);
  const one = (id: string) => people.find(({ _id }) => String(_id) === id);
  return { viewer: one(actor.userId), user: one(userId), blockers };
};

/** Somebody and how much the caller may see of them; whoever is hidden is refused like an unknown id. */
export const getVisibleUser = async (meeting: Meeting): Promise<Met> => {
  const { actor, userId, throughOwnBlock = false } = meeting;
  const { viewer, user, blockers } = await findPair(actor, userId);
  if (!viewer || !user) throw new AppError('not_found');
  const own = visibilityOf(toViewer(viewer), toViewer(user));
  if (own === 'full' && actor.lacksSecondFactor) throw new AppError('second_factor_needed');
  const mayHaveDealt = own === 'nothing' && user.suspendedAt === null;
  const sight = mayHaveDealt && (await meeting.haveDealt?.(viewer, user)) ? 'person' : own;
  const hiding = throughOwnBlock ? blockers.filter((id) => id !== actor.userId) : blockers;
  const isHidden = hiding.length > 0 && sight !== 'full';
  if (sight === 'nothing' || isHidden) throw new AppError('not_found');
  return { viewer, user, sight };
};

/** A worker whom the caller can see, in one read; whoever is hidden is refused like an unknown id. */
export const getVisibleWorker = async ({
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
  const sight = visibilityOf(viewer, { ...seen, isSuspended: user.suspendedAt !== null });
  if (sight === 'nothing' || (isBlocked && sight !== 'full')) throw new AppError('not_found');
  return user;
};
