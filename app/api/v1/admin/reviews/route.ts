import { listAllReviewsContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listAllReviews } from '#lib/features/admin/services/list-all-reviews.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listAllReviewsContract, listAllReviews),
});
