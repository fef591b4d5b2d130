import type { PublicWorker } from '#lib/contracts/users.ts';
import type { UserRecord } from '#models/user.ts';
import { toTrade } from './to-trade.ts';

/** A worker as others see one; the phone only for those who may have it. */
export const toPublicWorker = (user: UserRecord, extra: { phone?: string } = {}): PublicWorker => ({
  ...toTrade(user),
  reviews: [],
  ...(extra.phone !== undefined && { phone: extra.phone }),
});
