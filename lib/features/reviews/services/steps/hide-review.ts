import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import type { SaidOfBooking } from '#models/reviews/review-store.ts';
import { recountReviews } from './count-review.ts';
import { notifyAuthor } from './notify-review.ts';
import { findSaid, storeOf, type Judged } from './review-sides.ts';

interface Hiding {
  reviewId: string;
  isHidden: boolean;
  by: string;
  reason: string;
}

/** Takes a review from everybody's eyes but its author's, or gives it back; the rating and its author follow. */
export const hideReview = async (
  { reviewId, isHidden, by, reason }: Hiding,
  tx: Tx,
): Promise<{ of: Judged; review: SaidOfBooking }> => {
  const found = await findSaid(reviewId, tx);
  if (!found) throw new AppError('not_found');
  const { of, review } = found;
  const { _id, blindUntil } = review;
  const hidden = { at: now(), by: toObjectId(by), reason };
  const change = isHidden
    ? { set: { hidden, isUnseen: true } }
    : { unset: blindUntil ? (['hidden'] as const) : (['hidden', 'isUnseen'] as const) };
  await storeOf[of].change({ _id, ...change }, tx);
  await recountReviews(of, review, tx);
  if (isHidden === Boolean(review.hidden)) return found;
  const booking = await findBooking(String(review.bookingId), tx);
  await notifyAuthor({ of, review, booking, news: isHidden ? 'hidden' : 'shown', reason }, tx);
  return found;
};
