import { isCountedPrice, monthOf } from '#lib/features/bookings/rules/counted-jobs.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { addRating } from '#models/people/track-record.ts';
import {
  findCountedReview,
  leaveOutReview,
  listReviewsOfPair,
  takeInReview,
  type ReviewRecord,
} from '#models/reviews/review.ts';

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

// A review whose booking is gone stands.
const isOfDoneJob = async ({ bookingId }: ReviewRecord, tx: Tx): Promise<boolean> => {
  const booking = await findBooking(String(bookingId), tx);
  return booking === null || (booking.status === 'completed' && isCountedPrice(booking));
};

const findLatestOfDone = async (said: readonly ReviewRecord[], tx: Tx): Promise<ReviewRecord | null> => {
  for (const review of said) if (await isOfDoneJob(review, tx)) return review;
  return null;
};

/**
 * Counts anew what the author of a review said of its worker in that month, once it is asked whether the job was done, or
 * no more: the latest of jobs that were done counts.
 */
export const recountReviews = async (
  { workerId, customerId, createdAt }: ReviewRecord,
  tx: Tx,
): Promise<void> => {
  const pair = { workerId: String(workerId), customerId: String(customerId) };
  const said = await listReviewsOfPair({ ...pair, ...monthOf(createdAt) }, tx);
  const counted = said.find(({ isLeftOut }) => !isLeftOut) ?? null;
  const latest = await findLatestOfDone(said, tx);
  if (String(latest?._id) === String(counted?._id)) return;
  if (counted) await leaveOutReview(counted._id, tx);
  if (latest) await takeInReview(latest._id, tx);
  const rating = { rating: latest?.rating ?? null, replaced: counted?.rating ?? null };
  await addRating({ workerId: pair.workerId, ...rating }, tx);
};
