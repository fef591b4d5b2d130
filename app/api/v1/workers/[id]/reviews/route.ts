import { listReviewsContract } from '#lib/contracts/reviews.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listReviews } from '#lib/services/reviews/list-reviews.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listReviewsContract, listReviews),
});
