import { decideOnReviewContract } from '#lib/features/admin/contracts/review-decision.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { decideOnReview } from '#lib/features/admin/services/decide-on-review.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(decideOnReviewContract, decideOnReview),
});
