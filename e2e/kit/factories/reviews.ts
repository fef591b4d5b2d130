import { now } from '#lib/platform/time/clock.ts';
import { storeReview } from '#models/bookings/all-bookings.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { database, inTransaction } from '#models/connection.ts';
import { customerReviews, type CustomerReviewRecord } from '#models/reviews/customer-review.ts';
import { workerReviews, type NewReview, type ReviewRecord } from '#models/reviews/review.ts';
import type { NewBookingReview } from '#models/reviews/review-store.ts';
import { addRating } from '#models/people/track-record.ts';
import { makeUser } from './users.ts';

let made = 0;

type Later = Pick<ReviewRecord, 'answer'>;
type Fields = Partial<NewReview> & Pick<NewReview, 'workerId'> & Partial<Later>;

const made24 = (): string => {
  made += 1;
  return made.toString(16).padStart(24, 'b');
};

export const makeReview = async ({ answer = null, ...fields }: Fields): Promise<ReviewRecord> => {
  const bookingId = made24();
  const review = await workerReviews.insert({
    bookingId,
    customerId: fields.customerId ?? String((await makeUser({ name: 'Priya Sharma' }))._id),
    rating: 5,
    comment: `Came on time, job ${made}.`,
    isPublic: true,
    createdAt: now(),
    ...fields,
  });
  await database()
    .collection('reviews')
    .updateOne(
      { _id: review._id },
      { $set: { answer }, ...(!fields.blindUntil && { $unset: { isLeftOut: 1 } }) },
    );
  if (!fields.blindUntil) await addRating({ userId: fields.workerId, rating: review.rating });
  return { ...review, answer };
};

/** Stores a review that does not count, as the second of a customer within a month. */
export const makeUncountedReview = (workerId: string): Promise<ReviewRecord> =>
  workerReviews.insert({
    ...{ bookingId: made24(), workerId, rating: 1, comment: 'Once more.', isPublic: true, createdAt: now() },
    customerId: made24(),
  });

/** Stores a worker's review of a customer and updates the customer's rating. */
export const makeCustomerReview = async (
  fields: Partial<NewBookingReview> & Pick<NewBookingReview, 'customerId'>,
): Promise<CustomerReviewRecord> => {
  const bookingId = made24();
  const review = await customerReviews.insert({
    bookingId,
    workerId: fields.workerId ?? String((await makeUser({ role: 'worker' }))._id),
    rating: 4,
    comment: `Everything was ready, job ${made}.`,
    createdAt: now(),
    ...fields,
  });
  if (fields.blindUntil) return review;
  await database()
    .collection('customerReviews')
    .updateOne({ _id: review._id }, { $unset: { isLeftOut: 1 } });
  await addRating({ userId: fields.customerId, rating: review.rating });
  return review;
};

/** Stores the customer's review of a booking as if the blind week were over. */
export const makeReviewFor = async (booking: BookingRecord): Promise<ReviewRecord> => {
  const ids = { workerId: String(booking.workerId), customerId: String(booking.customerId) };
  const review = await makeReview({ bookingId: String(booking._id), ...ids });
  const note = { _id: review._id, rating: review.rating };
  await inTransaction((tx) =>
    storeReview({ bookingId: String(booking._id), of: 'review', note, endsBlind: true }, tx),
  );
  return review;
};
