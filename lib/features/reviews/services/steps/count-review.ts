import { isCountedPrice, monthOf } from '#lib/features/bookings/rules/counted-jobs.ts';
import { findBooking } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import { touchPeople } from '#models/people/all-people.ts';
import { addRating } from '#models/people/track-record.ts';
import type { SaidOfBooking } from '#models/reviews/review-store.ts';
import { storeOf, subjectOf, type Judged } from './review-sides.ts';

// A review whose booking is gone stands.
const isOfDoneJob = async ({ bookingId }: SaidOfBooking, tx: Tx): Promise<boolean> => {
  const booking = await findBooking(String(bookingId), tx);
  return booking === null || (booking.status === 'completed' && isCountedPrice(booking));
};

const findCounting = async (said: readonly SaidOfBooking[], tx: Tx): Promise<SaidOfBooking | null> => {
  for (const review of said) if (!review.isUnseen && (await isOfDoneJob(review, tx))) return review;
  return null;
};

/**
 * Counts anew what the author of a review said of the other in that month, once it is shown, hidden, or asked whether the
 * job was done: of what others see the latest alone counts, and nothing of jobs that cost next to nothing. The record of
 * whom it is about is written first, so that of two changes at once one begins anew and finds the other's.
 */
export const recountReviews = async (of: Judged, review: SaidOfBooking, tx: Tx): Promise<void> => {
  const userId = subjectOf(of, review);
  await touchPeople([userId], tx);
  const store = storeOf[of];
  const { workerId, customerId, createdAt } = review;
  const said = await store.listOfPair({ workerId, customerId, ...monthOf(createdAt) }, tx);
  const counted = said.find(({ isLeftOut }) => !isLeftOut) ?? null;
  const latest = await findCounting(said, tx);
  if (String(latest?._id) === String(counted?._id)) return;
  if (counted) await store.change({ _id: counted._id, set: { isLeftOut: true } }, tx);
  if (latest) await store.change({ _id: latest._id, unset: ['isLeftOut'] }, tx);
  await addRating({ userId, rating: latest?.rating ?? null, replaced: counted?.rating ?? null }, tx);
};
