import { imageUrl } from '#lib/platform/images/contract.calls.ts';
import type { Person } from '#lib/features/people/contracts/users.ts';
import type { UserRecord } from '#models/people/user.ts';

/** Name and picture of somebody. */
export const toPerson = (user: UserRecord): Person => ({
  _id: String(user._id),
  name: user.name,
  userType: user.role,
  profileImage: user.imageKey && imageUrl({ key: user.imageKey, size: 256 }),
});
