import { listReviewsContract } from '#lib/features/reviews/contracts/reviews.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listReviews } from '#lib/features/reviews/services/reviews.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listReviewsContract, listReviews),
});
