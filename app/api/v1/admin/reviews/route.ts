import { listAllReviewsContract } from '#lib/contracts/admin-lists.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listAllReviews } from '#lib/services/moderation/list-all-reviews.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listAllReviewsContract, listAllReviews),
});
