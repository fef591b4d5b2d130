import { now } from '#lib/platform/time/clock.ts';
import { database } from '#models/connection.ts';
import { insertReview, type NewReview, type ReviewRecord } from '#models/reviews/review.ts';
import { addRating } from '#models/people/track-record.ts';
import { makeUser } from './users.ts';

let made = 0;

type Fields = Partial<NewReview> & Pick<NewReview, 'workerId'> & { answer?: ReviewRecord['answer'] };

const reviews = () => database().collection('reviews');

/** Stores a review of a booking of its own, and counts it into the worker's rating; each is newer than the last. */
export const makeReview = async ({ answer = null, ...fields }: Fields): Promise<ReviewRecord> => {
  made += 1;
  const review = await insertReview({
    bookingId: made.toString(16).padStart(24, 'b'),
    customerId: fields.customerId ?? String((await makeUser({ name: 'Priya Sharma' }))._id),
    rating: 5,
    comment: `Came on time, job ${made}.`,
    isPublic: true,
    createdAt: now(),
    ...fields,
  });
  await reviews().updateOne({ _id: review._id }, { $set: { answer } });
  await addRating({ workerId: fields.workerId, rating: review.rating });
  return { ...review, answer };
};
