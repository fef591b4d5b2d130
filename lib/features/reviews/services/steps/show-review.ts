import type { Tx } from '#models/connection.ts';
import type { SaidOfBooking } from '#models/reviews/review-store.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { recountReviews } from './count-review.ts';
import { notifyReview } from './notify-review.ts';
import { storeOf, type Judged } from './review-sides.ts';

/** Counts a review that others see from now on, and tells whom it is about. */
export const announceReview = async (of: Judged, review: SaidOfBooking, tx: Tx): Promise<void> => {
  await recountReviews(of, review, tx);
  await notifyReview({ of, review, booking: await findBooking(String(review.bookingId), tx) }, tx);
};

/** Shows a review that was blind; one that is shown already, or was hidden meanwhile, tells nobody anything. */
export const showReview = async (of: Judged, id: string, tx: Tx): Promise<void> => {
  const review = await storeOf[of].find(id, tx);
  if (!review?.blindUntil) return;
  const { _id, hidden } = review;
  await storeOf[of].change({ _id, unset: hidden ? ['blindUntil'] : ['blindUntil', 'isUnseen'] }, tx);
  if (!hidden) await announceReview(of, review, tx);
};
