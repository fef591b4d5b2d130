import { listBookingReviewsContract } from '#lib/features/reviews/contracts/customer-reviews.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listBookingReviews } from '#lib/features/reviews/services/booking-reviews.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listBookingReviewsContract, listBookingReviews),
});
