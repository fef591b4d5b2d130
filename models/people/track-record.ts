import { LAST_ANSWERS, usualAnswerHours } from '#lib/features/people/rules/usual-answer.ts';
import { Tx } from '#models/connection.ts';
import { rebuildListing, User, type UserRecord } from './user.ts';

interface NewRating {
  /** Who is judged, worker or customer. */
  userId: string;
  /** Null: the other one counts no more, and none takes its place. */
  rating: number | null;
  /** The rating that this one takes the place of. */
  replaced?: number | null;
}

const countOf = (rating: number | null): number => (rating === null ? 0 : 1);

/** Counts a review into the rating of whom it is about. */
export const addRating = async ({ userId, rating, replaced = null }: NewRating, tx?: Tx) => {
  const judged = await User.findByIdAndUpdate(
    userId,
    {
      $inc: {
        ratingSum: (rating ?? 0) - (replaced ?? 0),
        reviewCount: countOf(rating) - countOf(replaced),
      },
    },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<UserRecord>()
    .exec();
  await rebuildListing(judged, tx);
};

/** Counts one more finished job of a worker. */
export const countCompletedJobs = async (
  { workerId, by }: { workerId: string; by: 1 | -1 },
  tx: Tx,
): Promise<void> => {
  await User.updateOne({ _id: workerId }, { $inc: { completedJobs: by } }, Tx.session(tx));
};

/** Notes how long a request waited for a worker's answer, and how long they usually do. */
export const addAnswer = async (
  { workerId, minutes }: { workerId: string; minutes: number },
  tx: Tx,
): Promise<void> => {
  const worker = await User.findByIdAndUpdate(
    workerId,
    { $push: { 'answers.minutes': { $each: [minutes], $slice: -LAST_ANSWERS } } },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<UserRecord>()
    .exec();
  const hours = usualAnswerHours(worker?.answers?.minutes ?? []);
  await User.updateOne({ _id: workerId }, { $set: { 'answers.hours': hours } }, Tx.session(tx));
};
