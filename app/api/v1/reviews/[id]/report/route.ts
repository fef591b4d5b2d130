import { reportReviewContract } from '#lib/features/reviews/contracts/report-review.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { reportReview } from '#lib/features/reviews/services/booking-reviews.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(reportReviewContract, reportReview),
});
