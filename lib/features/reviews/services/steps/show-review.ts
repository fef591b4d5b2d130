import type { Tx } from '#models/connection.ts';
import type { BookingReviewRecord } from '#models/reviews/review-store.ts';
import { areReviewsHeld, computeBlindUntil } from '#lib/features/bookings/rules/blind-reviews.ts';
import { now } from '#lib/platform/time/clock.ts';
import { setBlindTime } from '#models/bookings/all-bookings.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { recountReviews } from './count-review.ts';
import { notifyReview } from './notify-review.ts';
import { reviewFields, otherSide, reviewStores, type Judged } from './review-sides.ts';

/** How long to wait before looking again at a review held back by a claim. */
const HOLD_MS = 60_000;

/** Counts a review that becomes visible and notifies its subject. */
export const announceReview = async (of: Judged, review: BookingReviewRecord, tx: Tx): Promise<void> => {
  await recountReviews(of, review, tx);
  await notifyReview({ of, review, booking: await findBooking(String(review.bookingId), tx) }, tx);
};

interface Found {
  of: Judged;
  review: BookingReviewRecord;
  booking: BookingRecord;
}

// The blind period was suspended: look again when it can be over.
const stayBlind = async ({ of, review, booking }: Found, until: Date, tx: Tx): Promise<void> => {
  await reviewStores[of].change({ _id: review._id, set: { blindUntil: until } }, tx);
  await setBlindTime({ bookingId: String(booking._id), of: reviewFields[of], until }, tx);
};

/** Whether a review stays blind although its time seems over or both have written. */
const isHeldBack = async (found: Found, tx: Tx): Promise<boolean> => {
  const { of, booking } = found;
  const at = now();
  const until = computeBlindUntil(booking, at);
  const hasBoth = booking[reviewFields[of]] !== null && Boolean(booking[reviewFields[otherSide[of]]]);
  const isHeld = areReviewsHeld(booking);
  if (!isHeld && (hasBoth || until <= at)) return false;
  await stayBlind(found, new Date(Math.max(until.getTime(), at.getTime() + HOLD_MS)), tx);
  return true;
};

/**
 * Shows a blind review; does nothing if it is already shown or hidden. Reviews of work that was never done are never
 * shown.
 */
export const showReview = async (of: Judged, id: string, tx: Tx): Promise<void> => {
  const review = await reviewStores[of].find(id, tx);
  if (!review?.blindUntil) return;
  const { _id, hidden, bookingId } = review;
  const booking = await findBooking(String(bookingId), tx);
  if (booking && (await isHeldBack({ of, review, booking }, tx))) return;
  const isUnseen = hidden !== undefined || (booking !== null && booking.status !== 'completed');
  await reviewStores[of].change({ _id, unset: isUnseen ? ['blindUntil'] : ['blindUntil', 'isUnseen'] }, tx);
  if (booking) await setBlindTime({ bookingId: String(booking._id), of: reviewFields[of], until: null }, tx);
  if (!isUnseen) await announceReview(of, review, tx);
};

/** Shows or hides a review after a decision on its booking's no-show claim. */
export const reviewJudged = async (
  { of, id, booking }: { of: Judged; id: string; booking: BookingRecord },
  tx: Tx,
): Promise<void> => {
  if (areReviewsHeld(booking)) return;
  const review = await reviewStores[of].find(id, tx);
  if (!review) return;
  const isDone = booking.status === 'completed';
  const other = booking[reviewFields[otherSide[of]]];
  if (review.blindUntil && (!isDone || other)) return showReview(of, id, tx);
  const { _id, hidden, blindUntil } = review;
  if (!isDone) await reviewStores[of].change({ _id, set: { isUnseen: true } }, tx);
  else if (!hidden && !blindUntil) await reviewStores[of].change({ _id, unset: ['isUnseen'] }, tx);
  await recountReviews(of, review, tx);
};
