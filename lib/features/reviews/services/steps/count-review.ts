import { isCountedPrice, monthOf } from '#lib/features/bookings/rules/counted-jobs.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { addRating } from '#models/people/user.ts';
import { findCountedReview, leaveOutReview, type ReviewRecord } from '#models/reviews/review.ts';

interface Said {
  review: ReviewRecord;
  booking: Pick<BookingRecord, 'pricePaise'>;
}

/**
 * Counts a review into the worker's rating, in the transaction that stores it. Of what a customer says of a worker in a
 * calendar month the latest alone counts, and nothing of jobs that cost next to nothing.
 */
export const countReview = async ({ review, booking }: Said, tx: Tx): Promise<void> => {
  const [workerId, customerId] = [String(review.workerId), String(review.customerId)];
  if (!isCountedPrice(booking)) return leaveOutReview(review._id, tx);
  const month = monthOf(review.createdAt);
  const earlier = await findCountedReview({ workerId, customerId, other: review._id, ...month }, tx);
  if (earlier && earlier.createdAt > review.createdAt) return leaveOutReview(review._id, tx);
  if (earlier) await leaveOutReview(earlier._id, tx);
  await addRating({ workerId, rating: review.rating, replaced: earlier?.rating ?? null }, tx);
};
