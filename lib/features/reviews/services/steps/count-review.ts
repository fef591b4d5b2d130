import { isCountedPrice, isReviewExcluded, toMonthSpan } from '#lib/features/bookings/rules/counted-jobs.ts';
import { isSamePerson } from '#lib/features/people/rules/same-person.ts';
import { markPair } from '#lib/features/people/services/steps/mark-contacts.ts';
import { countsByNow } from '#lib/features/people/services/steps/prove-contact.ts';
import { findBooking } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { touchUsers } from '#models/people/all-people.ts';
import { addRating } from '#models/people/track-record.ts';
import { findUsers } from '#models/people/user.ts';
import type { BookingReviewRecord } from '#models/reviews/review-store.ts';
import { reviewStores, toSubjectId, type Judged } from './review-sides.ts';

type CountMarks = Pick<BookingReviewRecord, 'isUncounted' | 'pairMarks'>;

/** Whether a review counts for its subject, by what is known of both people now. */
export const readCountMarks = async (
  of: Judged,
  review: Pick<BookingReviewRecord, 'workerId' | 'customerId' | 'createdAt'>,
  at: Date,
  tx: Tx,
): Promise<CountMarks> => {
  const [workerId, customerId] = [String(review.workerId), String(review.customerId)];
  const people = await findUsers([workerId, customerId], tx);
  const [worker, customer] = [workerId, customerId].map((id) => people.find(({ _id }) => String(_id) === id));
  const author = of === 'worker' ? customer : worker;
  const isTrusted = author !== undefined && (await countsByNow(author, 'countedReview', at, tx));
  if (!worker || !customer) return isTrusted ? {} : { isUncounted: true };
  return isTrusted && !isSamePerson(worker, customer)
    ? { pairMarks: markPair({ worker, customer }, review.createdAt) }
    : { isUncounted: true };
};

// Reviews of deleted bookings keep counting.
const isOfCountedJob = async (of: Judged, { bookingId }: BookingReviewRecord, tx: Tx): Promise<boolean> => {
  const booking = await findBooking(String(bookingId), tx);
  if (booking === null) return true;
  const isDone = booking.status === 'completed' && isCountedPrice(booking);
  return isDone && !isReviewExcluded(booking.count?.leftOut, of);
};

const findCounting = async (
  of: Judged,
  reviews: readonly BookingReviewRecord[],
  tx: Tx,
): Promise<BookingReviewRecord | null> => {
  for (const review of reviews)
    if (!review.isUnseen && !review.isUncounted && (await isOfCountedJob(of, review, tx))) return review;
  return null;
};

/**
 * Recounts the author's reviews of the other person in that month after one is shown, hidden or put in question: only
 * the latest visible one counts, and none of nearly free bookings. Writes the subject's record first, so that
 * concurrent changes retry and see each other.
 */
export const recountReviews = async (of: Judged, review: BookingReviewRecord, tx: Tx): Promise<void> => {
  const userId = toSubjectId(of, review);
  await touchUsers([userId], tx);
  const store = reviewStores[of];
  const { workerId, customerId, createdAt, pairMarks = [] } = review;
  const pair = { workerId, customerId, pairMarks };
  const reviews = await store.listOfPair({ ...pair, ...toMonthSpan(createdAt) }, tx);
  const own = reviews.filter((one) => toSubjectId(of, one) === userId);
  const counted = own.find(({ isLeftOut }) => !isLeftOut) ?? null;
  // Already counted for another account of the same person.
  const isElsewhere = !counted && reviews.some((one) => !one.isLeftOut && toSubjectId(of, one) !== userId);
  const latest = isElsewhere ? null : await findCounting(of, own, tx);
  if (String(latest?._id) === String(counted?._id)) return;
  if (counted) await store.change({ _id: counted._id, set: { isLeftOut: true } }, tx);
  if (latest) await store.change({ _id: latest._id, unset: ['isLeftOut'] }, tx);
  await addRating({ userId, rating: latest?.rating ?? null, replaced: counted?.rating ?? null }, tx);
};

/** Counts a review that waited for its author to prove a contact. */
export const countProvedReview = async (of: Judged, reviewId: string, at: Date, tx: Tx): Promise<void> => {
  const review = await reviewStores[of].find(reviewId, tx);
  if (!review?.isUncounted) return;
  const { isUncounted, pairMarks = [] } = await readCountMarks(of, review, at, tx);
  if (isUncounted) return;
  await reviewStores[of].change({ _id: review._id, set: { pairMarks }, unset: ['isUncounted'] }, tx);
  await recountReviews(of, { ...review, pairMarks }, tx);
};
