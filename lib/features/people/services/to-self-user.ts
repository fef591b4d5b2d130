import type { SelfUser } from '#lib/features/people/contracts/users.ts';
import type { UserRecord } from '#models/people/user.ts';
import { toPreferences } from './to-preferences.ts';
import { toTrade } from './to-trade.ts';

/** One's own account: everything but hashes and tokens. */
export const toSelfUser = (user: UserRecord): SelfUser => ({
  ...toTrade(user),
  email: user.email,
  phone: user.phone,
  address: user.address,
  locale: user.locale,
  ...toPreferences(user),
  reviews: user.reviewCount,
  walletBalance: user.walletPaise / 100,
  isSuspended: user.suspendedAt !== null,
  createdAt: user.createdAt.toISOString(),
});
