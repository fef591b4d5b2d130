import { answerReviewContract } from '#lib/contracts/reviews.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { answerReview } from '#lib/services/reviews/answer-review.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(answerReviewContract, answerReview),
});
