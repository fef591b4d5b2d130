import { isVerified } from '#lib/features/people/rules/verification.ts';
import type { ManagedUser } from '#lib/features/admin/contracts/moderation.ts';
import type { UserRecord } from '#models/people/user.ts';

export const toManagedUser = (user: UserRecord): ManagedUser => ({
  _id: String(user._id),
  name: user.name,
  userType: user.role,
  isVerified: isVerified(user),
  isSuspended: user.suspendedAt !== null,
});
