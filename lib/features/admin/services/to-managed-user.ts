import type { ManagedUser } from '#lib/features/admin/contracts/moderation.ts';
import type { UserRecord } from '#models/people/user.ts';

/** An account as it is after a decision on it. */
export const toManagedUser = (user: UserRecord): ManagedUser => ({
  _id: String(user._id),
  name: user.name,
  userType: user.role,
  isVerified: user.verification !== null,
  isSuspended: user.suspendedAt !== null,
});
