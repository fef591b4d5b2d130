import { listReviewsOfCustomerContract } from '#lib/features/reviews/contracts/customer-reviews.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listReviewsOfCustomer } from '#lib/features/reviews/services/booking-reviews.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listReviewsOfCustomerContract, listReviewsOfCustomer),
});
