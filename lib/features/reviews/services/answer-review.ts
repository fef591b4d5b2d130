import type { AnswerBody, Review } from '#lib/features/reviews/contracts/reviews.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { reviews as texts } from '#lib/features/reviews/texts/reviews.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findReview, storeReviewAnswer, type ReviewRecord } from '#models/reviews/review.ts';
import { findUsers } from '#models/people/user.ts';
import { tellOfReview } from '#lib/features/reviews/services/steps/notify-review.ts';
import { toReview } from './to-review.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: AnswerBody;
}

const answer = async ({ actor, params, body }: Input, tx: Tx): Promise<ReviewRecord> => {
  const review = await findReview(params.id, tx);
  if (!review || String(review.workerId) !== actor.userId) throw new AppError('not_found');
  const said = { text: body.answer, at: now() };
  const answered = await storeReviewAnswer({ reviewId: params.id, answer: said }, tx);
  if (!answered) throw new AppError('already_answered');
  const booking = await findBooking(String(review.bookingId), tx);
  await tellOfReview({ review: answered, booking, news: 'answered' }, tx);
  return answered;
};

/** Stores what a worker says to a review, once. */
export const answerReview = async (input: Input): Promise<{ message: string; data: Review }> => {
  const answered = await inTransaction((tx) => answer(input, tx));
  const authors = await findUsers([String(answered.customerId)]);
  return { message: texts.messages.answered, data: toReview({ ...answered, authors }) };
};
