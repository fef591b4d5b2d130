import type { BookingReview, CustomerReview } from '#lib/features/reviews/contracts/customer-reviews.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { requireBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { averageRating } from '#lib/features/people/rules/search-listing.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/cursor.ts';
import { listCustomerReviews } from '#models/reviews/customer-review.ts';
import type { BookingReviewRecord } from '#models/reviews/review-store.ts';
import { findReview } from '#models/reviews/review.ts';
import { findUser } from '#models/people/user.ts';
import type { ReportBody, ReportView } from '#lib/features/people/contracts/safety.ts';
import { fileReport } from '#lib/features/people/services/steps/file-report.ts';
import {
  toAuthorId,
  findReviewById,
  reviewStores,
  toSubjectId,
  type Judged,
} from '#lib/features/reviews/services/steps/review-sides.ts';

interface BookingReviewsInput {
  actor: Actor;
  params: { id: string };
}

interface Listed {
  data: CustomerReview[];
  nextCursor: string | null;
  rating: number;
  reviews: number;
}

const toCustomerReview = ({
  _id,
  rating,
  comment,
  tags = [],
  createdAt,
}: BookingReviewRecord): CustomerReview => ({
  ...{ _id: String(_id), rating, comment, tags, createdAt: createdAt.toISOString() },
});

/** Lists workers' reviews of a customer, for a worker with an open booking of that customer. */
export const listReviewsOfCustomer = async ({
  actor,
  params,
  query,
}: BookingReviewsInput & { query: ListQuery }): Promise<Listed> => {
  const { customerId, status } = await requireBooking({ actor, bookingId: params.id });
  if (!isLive(status)) throw new AppError('not_found');
  const [customer, page] = await Promise.all([
    findUser(String(customerId)),
    listCustomerReviews({
      customerId,
      before: readRowCursor(query.cursor),
      limit: query.limit ?? DEFAULT_PAGE_SIZE,
    }),
  ]);
  return {
    data: page.items.map(toCustomerReview),
    nextCursor: toRowCursor(page.nextCursor),
    rating: customer ? averageRating(customer) : 0,
    reviews: customer?.reviewCount ?? 0,
  };
};

interface ReviewRead {
  of: Judged;
  isOwn: boolean;
}

const toBookingReview = (review: BookingReviewRecord, { of, isOwn }: ReviewRead): BookingReview => ({
  ...toCustomerReview(review),
  by: of === 'worker' ? 'customer' : 'worker',
  isOwn,
  blindUntil: review.blindUntil?.toISOString() ?? null,
  isHidden: review.hidden !== undefined,
});

const readSide = async (bookingReviewId: unknown, reading: ReviewRead): Promise<BookingReview[]> => {
  const review = await reviewStores[reading.of].find(String(bookingReviewId));
  if (!review || (review.isUnseen && !reading.isOwn)) return [];
  // Otherwise the worker could tell from the booking who wrote an anonymous review.
  const isNameless = reading.of === 'worker' && !(await findReview(String(review._id)))?.isPublic;
  return isNameless && !reading.isOwn ? [] : [toBookingReview(review, reading)];
};

/** Returns the booking's reviews the reader may see: their own and the shown one. */
export const listBookingReviews = async ({
  actor,
  params,
}: BookingReviewsInput): Promise<{ data: BookingReview[] }> => {
  const { review, customerReview } = await requireBooking({ actor, bookingId: params.id });
  const isWorker = actor.role === 'worker';
  const sides = await Promise.all([
    review ? readSide(review._id, { of: 'worker', isOwn: !isWorker }) : [],
    customerReview ? readSide(customerReview._id, { of: 'customer', isOwn: isWorker }) : [],
  ]);
  return { data: sides.flat() };
};

interface ReportInput extends BookingReviewsInput {
  body: ReportBody;
}

/** Reports a review about the caller; any other review looks as if it did not exist. */
export const reportReview = async (input: ReportInput): Promise<{ message: string; data: ReportView }> => {
  const { actor, params } = input;
  const found = await findReviewById(params.id);
  if (!found || found.review.isUnseen || toSubjectId(found.of, found.review) !== actor.userId)
    throw new AppError('not_found');
  const { comment: text, rating, createdAt: sentAt } = found.review;
  const subject = {
    subjectId: toAuthorId(found.of, found.review),
    reviewId: params.id,
    text,
    rating,
    sentAt,
  };
  return fileReport({ ...input, subject });
};
