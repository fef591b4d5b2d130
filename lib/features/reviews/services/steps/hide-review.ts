import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import type { BookingReviewRecord } from '#models/reviews/review-store.ts';
import { recountReviews } from './count-review.ts';
import { notifyAuthor } from './notify-review.ts';
import { findReviewById, reviewStores, type Judged } from './review-sides.ts';

/** Hides a review from everyone but its author or shows it again, and notifies the author. */
export const hideReview = async (
  { reviewId, isHidden, by, reason }: { reviewId: string; isHidden: boolean; by: string; reason: string },
  tx: Tx,
): Promise<{ of: Judged; review: BookingReviewRecord }> => {
  const found = await findReviewById(reviewId, tx);
  if (!found) throw new AppError('not_found');
  const { of, review } = found;
  const { _id, blindUntil } = review;
  const hidden = { at: now(), by: toObjectId(by), reason };
  const change = isHidden
    ? { set: { hidden, isUnseen: true } }
    : { unset: blindUntil ? (['hidden'] as const) : (['hidden', 'isUnseen'] as const) };
  await reviewStores[of].change({ _id, ...change }, tx);
  await recountReviews(of, review, tx);
  if (isHidden === Boolean(review.hidden)) return found;
  const booking = await findBooking(String(review.bookingId), tx);
  await notifyAuthor({ of, review, booking, news: isHidden ? 'hidden' : 'shown', reason }, tx);
  return found;
};
