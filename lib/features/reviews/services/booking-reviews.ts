import type { BookingReview, CustomerReview } from '#lib/features/reviews/contracts/customer-reviews.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { requireBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { ratingOf } from '#lib/features/people/rules/search-listing.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/cursor.ts';
import { listCustomerReviews } from '#models/reviews/customer-review.ts';
import type { SaidOfBooking } from '#models/reviews/review-store.ts';
import { findReview } from '#models/reviews/review.ts';
import { findUser } from '#models/people/user.ts';
import type { ReportBody, ReportView } from '#lib/features/people/contracts/safety.ts';
import { fileReport } from '#lib/features/people/services/steps/file-report.ts';
import { reportReviewCall } from '#lib/features/reviews/contracts/reviews.calls.ts';
import {
  authorOf,
  findSaid,
  storeOf,
  subjectOf,
  type Judged,
} from '#lib/features/reviews/services/steps/review-sides.ts';

interface Input {
  actor: Actor;
  params: { id: string };
}

interface Listed {
  data: CustomerReview[];
  nextCursor: string | null;
  rating: number;
  reviews: number;
}

const toCustomerReview = ({ _id, rating, comment, createdAt }: SaidOfBooking): CustomerReview => ({
  ...{ _id: String(_id), rating, comment, createdAt: createdAt.toISOString() },
});

/** What workers say of a customer, for a worker whom that customer has asked; over a job that is over nobody asks. */
export const listReviewsOfCustomer = async ({
  actor,
  params,
  query,
}: Input & { query: ListQuery }): Promise<Listed> => {
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
    rating: customer ? ratingOf(customer) : 0,
    reviews: customer?.reviewCount ?? 0,
  };
};

interface Reading {
  of: Judged;
  isOwn: boolean;
}

const toBookingReview = (review: SaidOfBooking, { of, isOwn }: Reading): BookingReview => ({
  ...toCustomerReview(review),
  by: of === 'worker' ? 'customer' : 'worker',
  isOwn,
  blindUntil: review.blindUntil?.toISOString() ?? null,
  isHidden: review.hidden !== undefined,
});

const readSide = async (bookingReviewId: unknown, reading: Reading): Promise<BookingReview[]> => {
  const review = await storeOf[reading.of].find(String(bookingReviewId));
  if (!review || (review.isUnseen && !reading.isOwn)) return [];
  // The worker learns from no booking who wrote what without a name.
  const isNameless = reading.of === 'worker' && !(await findReview(String(review._id)))?.isPublic;
  return isNameless && !reading.isOwn ? [] : [toBookingReview(review, reading)];
};

/** What the two people of a booking say of each other, as far as the reader may see it: their own, and what is shown. */
export const listBookingReviews = async ({ actor, params }: Input): Promise<{ data: BookingReview[] }> => {
  const { review, customerReview } = await requireBooking({ actor, bookingId: params.id });
  const isWorker = actor.role === 'worker';
  const sides = await Promise.all([
    review ? readSide(review._id, { of: 'worker', isOwn: !isWorker }) : [],
    customerReview ? readSide(customerReview._id, { of: 'customer', isOwn: isWorker }) : [],
  ]);
  return { data: sides.flat() };
};

interface ReportInput extends Input {
  body: ReportBody;
  idempotencyKey: string | null;
}

/** Stores a report on a review about the caller; of others nobody learns here that they exist. */
export const reportReview = async (input: ReportInput): Promise<{ message: string; data: ReportView }> => {
  const { actor, params } = input;
  const found = await findSaid(params.id);
  if (!found || found.review.isUnseen || subjectOf(found.of, found.review) !== actor.userId)
    throw new AppError('not_found');
  const { comment: text, createdAt: sentAt } = found.review;
  const subject = { subjectId: authorOf(found.of, found.review), reviewId: params.id, text, sentAt };
  return fileReport({ ...input, call: reportReviewCall, subject });
};
