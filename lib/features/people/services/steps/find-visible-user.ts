import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { resolveVisibility, type Visibility } from '#lib/features/people/rules/visibility.ts';
import type { ReadAlong } from '#models/collection.ts';
import { findPeopleBetweenBlocks, findUserBetweenBlocks } from '#models/people/between-blocks.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

const toViewer = (user: UserRecord) => ({
  userId: String(user._id),
  role: user.role,
  brokerId: user.brokerId && String(user.brokerId),
  isSuspended: user.suspendedAt !== null,
});

interface Meeting<Row> {
  actor: Actor;
  userId: string;
  /** One's own block does not hide: for blocking again and for reporting. */
  throughOwnBlock?: boolean;
  /** Whether the two have dealt with each other, as far as upper rooms know: each sees the other's name and picture by it. */
  haveDealt?(viewer: UserRecord, user: UserRecord): Promise<boolean>;
  /** Rows to read in the same command. */
  along?: ReadAlong<Row>;
}

interface Met<Row> {
  /** The caller's own record. */
  viewer: UserRecord;
  user: UserRecord;
  visibility: Exclude<Visibility, 'nothing'>;
  along: Row[];
}

const findPair = async <Row extends object>({ actor, userId, along: asked }: Meeting<Row>) => {
  const { people, blockers, along } = await findPeopleBetweenBlocks([actor.userId, userId], asked);
  const one = (id: string) => people.find(({ _id }) => String(_id) === id);
  return { viewer: one(actor.userId), user: one(userId), blockers, along };
};

/** Returns a person and how much the caller may see of them; a hidden one looks like an unknown id. */
export const getVisibleUser = async <Row extends object = never>(
  meeting: Meeting<Row>,
): Promise<Met<Row>> => {
  const { actor, throughOwnBlock = false } = meeting;
  const { viewer, user, blockers, along } = await findPair(meeting);
  if (!viewer || !user) throw new AppError('not_found');
  const own = resolveVisibility(toViewer(viewer), toViewer(user));
  if (own === 'full' && actor.lacksSecondFactor) throw new AppError('second_factor_needed');
  const mayHaveDealt = own === 'nothing' && user.suspendedAt === null;
  const visibility = mayHaveDealt && (await meeting.haveDealt?.(viewer, user)) ? 'person' : own;
  const hiding = throughOwnBlock ? blockers.filter((id) => id !== actor.userId) : blockers;
  const isHidden = hiding.length > 0 && visibility !== 'full';
  if (visibility === 'nothing' || isHidden) throw new AppError('not_found');
  return { viewer, user, visibility, along };
};

// Guests see the workers that customers see: they may fill in the booking form before they sign in.
const guest = { userId: '', role: 'customer' } as const;

const findForGuest = async (workerId: string) => {
  const user = await findUser(workerId);
  return user && { user, isBlocked: false };
};

/** Returns a worker the caller can see, in one read; a hidden one looks like an unknown id. */
export const getVisibleWorker = async ({
  actor,
  workerId,
}: {
  actor: Actor | null;
  workerId: string;
}): Promise<UserRecord> => {
  const { userId, role } = actor ?? guest;
  const found = actor
    ? await findUserBetweenBlocks({ userId: workerId, otherId: userId })
    : await findForGuest(workerId);
  if (found?.user.role !== 'worker') throw new AppError('not_found');
  const { user, isBlocked } = found;
  const seen = { userId: workerId, role: user.role, brokerId: user.brokerId && String(user.brokerId) };
  // Whose agency the viewer belongs to says nothing about workers.
  const viewer = { userId, role, brokerId: null };
  const visibility = resolveVisibility(viewer, { ...seen, isSuspended: user.suspendedAt !== null });
  if (visibility === 'nothing' || (isBlocked && visibility !== 'full')) throw new AppError('not_found');
  return user;
};
