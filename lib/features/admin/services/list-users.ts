import type { AdminUser, UserQuery } from '#lib/features/admin/contracts/admin-lists.ts';
import { ratingOf } from '#lib/features/people/rules/search-listing.ts';
import { listAllPeople } from '#models/people/all-people.ts';
import type { UserRecord } from '#models/people/user.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';

const toAdminUser = (user: UserRecord): AdminUser => {
  const { name, email, phone, role, address, verification, suspendedAt } = user;
  return {
    ...{ _id: String(user._id), name, email, phone, userType: role },
    city: address.city ?? '',
    state: address.state ?? '',
    verifiedAt: verification?.at.toISOString() ?? null,
    verificationReason: verification?.reason ?? '',
    suspendedAt: suspendedAt?.toISOString() ?? null,
    rating: ratingOf(user),
    reviews: user.reviewCount,
    completedJobs: user.completedJobs,
    walletPaise: user.walletPaise,
    brokerId: user.brokerId && String(user.brokerId),
    createdAt: user.createdAt.toISOString(),
  };
};

/** All accounts; who waits for verification and who is suspended are questions to it. */
export const listUsers = listForAdmins<UserQuery, UserRecord, AdminUser>({
  name: 'users',
  read: ({ filter: { userType: role, ...filter }, span, page }) =>
    listAllPeople({ ...filter, role, ...span, ...page }),
  show: (rows) => rows.map(toAdminUser),
});
