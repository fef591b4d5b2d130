import { answerReviewContract } from '#lib/features/reviews/contracts/reviews.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { answerReview } from '#lib/features/reviews/services/reviews.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(answerReviewContract, answerReview),
});
