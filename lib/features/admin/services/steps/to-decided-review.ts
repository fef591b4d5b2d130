import type { DecidedReview } from '#lib/features/admin/contracts/review-decision.ts';
import { noteOf, storeOf, type Judged } from '#lib/features/reviews/services/steps/review-sides.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { SaidOfBooking } from '#models/reviews/review-store.ts';

export const toDecidedReview = (
  of: Judged,
  { _id, bookingId, rating, comment, hidden }: SaidOfBooking,
): DecidedReview => ({
  ...{ _id: String(_id), bookingId: String(bookingId), of, rating, comment },
  isHidden: hidden !== undefined,
});

/** What the two people of a booking say of each other, also what is blind or hidden. */
export const readReviewsOf = async (booking: BookingRecord): Promise<DecidedReview[]> => {
  const read = async (of: Judged): Promise<DecidedReview[]> => {
    const note = booking[noteOf[of]];
    const review = note ? await storeOf[of].find(String(note._id)) : null;
    return review ? [toDecidedReview(of, review)] : [];
  };
  return (await Promise.all([read('worker'), read('customer')])).flat();
};
