import type { BookingRecord, ReviewNote } from '#models/bookings/booking.ts';

const BLIND_MS = 7 * 86_400_000;

/** Until when a review is seen by its author alone, unless both have written: a week after the job was done. */
export const blindUntilOf = ({ history, endsAt }: Pick<BookingRecord, 'history' | 'endsAt'>): Date => {
  const done = history.findLast(({ status }) => status === 'completed');
  return new Date((done?.at ?? endsAt).getTime() + BLIND_MS);
};

/** Whether others see a review. */
export const isReviewShown = ({ blindUntil }: ReviewNote, at: Date): boolean =>
  blindUntil === undefined || blindUntil <= at;

type Judged = Pick<BookingRecord, 'status' | 'history' | 'endsAt' | 'review' | 'customerReview'>;

/** Why a customer cannot review the worker; null: they can. */
export const whyNotReviewWorker = ({ status, review }: Judged) => {
  if (status !== 'completed') return 'booking_not_completed';
  return review ? 'already_reviewed' : null;
};

/**
 * Why a worker cannot review the customer; null: they can. Within the week, and never in answer to what the customer's
 * review says.
 */
export const whyNotReviewCustomer = (booking: Judged, at: Date) => {
  const { status, review, customerReview } = booking;
  if (status !== 'completed') return 'booking_not_completed';
  if (customerReview) return 'already_reviewed';
  const isTooLate = at >= blindUntilOf(booking) || (review !== null && isReviewShown(review, at));
  return isTooLate ? 'review_too_late' : null;
};
