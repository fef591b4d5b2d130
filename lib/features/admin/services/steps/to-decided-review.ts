import type { DecidedReview } from '#lib/features/admin/contracts/review-decision.ts';
import {
  reviewFields,
  reviewStores,
  type Judged,
} from '#lib/features/reviews/services/steps/review-sides.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { BookingReviewRecord } from '#models/reviews/review-store.ts';

export const toDecidedReview = (
  of: Judged,
  { _id, bookingId, rating, comment, tags = [], hidden }: BookingReviewRecord,
): DecidedReview => ({
  ...{ _id: String(_id), bookingId: String(bookingId), of, rating, comment, tags },
  isHidden: hidden !== undefined,
});

/** Both reviews of a booking, including blind and hidden ones. */
export const readBookingReviews = async (booking: BookingRecord): Promise<DecidedReview[]> => {
  const read = async (of: Judged): Promise<DecidedReview[]> => {
    const note = booking[reviewFields[of]];
    const review = note ? await reviewStores[of].find(String(note._id)) : null;
    return review ? [toDecidedReview(of, review)] : [];
  };
  return (await Promise.all([read('worker'), read('customer')])).flat();
};
