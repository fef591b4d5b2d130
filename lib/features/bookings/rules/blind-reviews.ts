import { isAboutStartedWork, isUndecided } from '#lib/features/bookings/rules/no-show-claim.ts';
import type { BookingRecord, ReviewNote } from '#models/bookings/booking.ts';

const BLIND_MS = 7 * 86_400_000;

type Reviewed = Pick<BookingRecord, 'history' | 'endsAt' | 'noShow'>;

// The time during which a claim disputed the job doesn't count towards the review period.
const claimedMs = ({ noShow }: Reviewed, at: Date): number => {
  if (!noShow || !isAboutStartedWork(noShow)) return 0;
  const until = isUndecided(noShow) ? at : (noShow.decidedAt ?? noShow.at);
  return Math.max(0, until.getTime() - noShow.at.getTime());
};

/**
 * Until when only its author sees a review, unless both have written one: a week after the job, plus the time that a
 * no-show claim was open. While a claim is undecided, the earliest possible instant.
 */
export const computeBlindUntil = (booking: Reviewed, at: Date): Date => {
  const done = booking.history.findLast(({ status }) => status === 'completed');
  return new Date((done?.at ?? booking.endsAt).getTime() + BLIND_MS + claimedMs(booking, at));
};

/** Returns true while a claim disputes the job: no new reviews are shown until it is decided. */
export const areReviewsHeld = ({ noShow }: Pick<BookingRecord, 'noShow'>): boolean =>
  noShow !== undefined && isUndecided(noShow);

export const isReviewShown = ({ blindUntil }: ReviewNote, booking: Reviewed, at: Date): boolean => {
  if (blindUntil === undefined) return true;
  return !areReviewsHeld(booking) && blindUntil <= at && computeBlindUntil(booking, at) <= at;
};

type Judged = Reviewed & Pick<BookingRecord, 'status' | 'review' | 'customerReview'>;

/** Returns why a customer can't review the worker, or null if they can. */
export const whyNotReviewWorker = ({ status, review }: Judged) => {
  if (status !== 'completed') return 'booking_not_completed';
  return review ? 'already_reviewed' : null;
};

/**
 * Returns why a worker can't review the customer, or null if they can. Workers have a week, and can't write after
 * reading the customer's review.
 */
export const whyNotReviewCustomer = (booking: Judged, at: Date) => {
  const { status, review, customerReview } = booking;
  if (status !== 'completed') return 'booking_not_completed';
  if (customerReview) return 'already_reviewed';
  const isShown = review !== null && isReviewShown(review, booking, at);
  const isTooLate = isShown || (!areReviewsHeld(booking) && at >= computeBlindUntil(booking, at));
  return isTooLate ? 'review_too_late' : null;
};
