import { toProfileVersion, type ProfilePart } from '#lib/features/people/rules/profile-versions.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { UserRecord } from '#models/people/user.ts';

/**
 * Refuses a change that was made from an older state, and names the newest one, from which it can be made again knowingly.
 * Without `madeFrom` the last change wins.
 */
export const requireSameProfile = (
  user: UserRecord,
  part: ProfilePart,
  madeFrom: string | undefined,
): void => {
  if (madeFrom === undefined) return;
  const newest = toProfileVersion(user, part);
  if (madeFrom !== newest) throw new AppError('profile_changed', { data: { madeFrom: newest } });
};
