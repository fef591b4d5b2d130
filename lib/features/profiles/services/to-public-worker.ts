import type { PublicWorker } from '#lib/features/profiles/contracts/profiles.ts';
import type { NamedReview } from '#models/reviews/review.ts';
import type { UserRecord } from '#models/people/user.ts';
import { toReview } from '#lib/features/reviews/services/to-review.ts';
import { toTrade } from '#lib/features/people/services/to-trade.ts';

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
