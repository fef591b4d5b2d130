import type { PublicWorker } from '#lib/contracts/users.ts';
import type { NamedReview } from '#models/review.ts';
import type { UserRecord } from '#models/user.ts';
import { toReview } from '../reviews/to-review.ts';
import { toTrade } from './to-trade.ts';

interface Extra {
  reviews: readonly NamedReview[];
  /** Only for those who may have it. */
  phone?: string;
}

/** A worker as others see one. */
export const toPublicWorker = (user: UserRecord, { reviews, phone }: Extra): PublicWorker => ({
  ...toTrade(user),
  reviews: reviews.map(toReview),
  ...(phone !== undefined && { phone }),
});
