import type { Review, AnswerBody } from '#lib/features/reviews/contracts/reviews.ts';
import {
  listReviewRecords,
  findReview,
  storeReviewAnswer,
  type ReviewRecord,
} from '#models/reviews/review.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { getVisibleWorker } from '#lib/features/people/services/steps/find-visible-user.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/cursor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { reviews as texts } from '#lib/features/reviews/texts/reviews.en.ts';
import { pickShownTags, type TagCount } from '#lib/features/reviews/rules/review-tags.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findUsers } from '#models/people/user.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { notifyAnswer } from '#lib/features/reviews/services/steps/notify-review.ts';
import { toReview } from './to-review.ts';

interface Reviews {
  data: Review[];
  nextCursor: string | null;
  total: number;
  stars: number[];
  tags: TagCount[];
}

export const listReviews = async ({
  actor,
  params: { id },
  query,
}: {
  actor: Actor;
  params: { id: string };
  query: ListQuery;
}): Promise<Reviews> => {
  const before = readRowCursor(query.cursor);
  const [, page] = await Promise.all([
    getVisibleWorker({ actor, workerId: id }),
    listReviewRecords({ workerId: id, before, limit: query.limit ?? DEFAULT_PAGE_SIZE }),
  ]);
  return {
    data: page.items.map(toReview),
    nextCursor: toRowCursor(page.nextCursor),
    total: page.total,
    stars: page.stars,
    tags: pickShownTags(page.tags),
  };
};

interface AnswerReviewInput {
  actor: Actor;
  params: { id: string };
  body: AnswerBody;
}

const answer = async ({ actor, params, body }: AnswerReviewInput, tx: Tx): Promise<ReviewRecord> => {
  const review = await findReview(params.id, tx);
  if (!review || review.isUnseen || String(review.workerId) !== actor.userId) throw new AppError('not_found');
  await lockAccounts(actor, tx);
  const reply = { text: body.answer, at: now() };
  const answered = await storeReviewAnswer({ reviewId: params.id, answer: reply }, tx);
  if (!answered) {
    // A phone whose first attempt arrived a day ago may send it again under a key that is forgotten.
    if (review.answer?.text === reply.text) return review;
    throw new AppError('already_answered');
  }
  const booking = await findBooking(String(review.bookingId), tx);
  await notifyAnswer(answered, booking, tx);
  return answered;
};

export const answerReview = async (input: AnswerReviewInput): Promise<{ message: string; data: Review }> => {
  const answered = await inTransaction((tx) => answer(input, tx));
  const authors = await findUsers([String(answered.customerId)]);
  return { message: texts.messages.answered, data: toReview({ ...answered, authors }) };
};
