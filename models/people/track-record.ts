import { LAST_ANSWERS, usualAnswerHours } from '#lib/features/people/rules/usual-answer.ts';
import type { Tx } from '#models/connection.ts';
import { rebuildListing, User } from './user.ts';

interface NewRating {
  userId: string;
  /** Null when the other review no longer counts and none replaces it. */
  rating: number | null;
  /** The rating being replaced. */
  replaced?: number | null;
}

const toCount = (rating: number | null): number => (rating === null ? 0 : 1);

/** Counts a review into a user's rating. */
export const addRating = async ({ userId, rating, replaced = null }: NewRating, tx?: Tx) => {
  const judged = await User.findOneAndUpdate(
    { _id: userId },
    {
      $inc: {
        ratingSum: (rating ?? 0) - (replaced ?? 0),
        reviewCount: toCount(rating) - toCount(replaced),
      },
    },
    { tx },
  );
  await rebuildListing(judged, tx);
};

/** Counts one more completed job. */
export const countCompletedJobs = async (
  { workerId, by }: { workerId: string; by: 1 | -1 },
  tx: Tx,
): Promise<void> => {
  await User.updateOne({ _id: workerId }, { $inc: { completedJobs: by } }, { tx });
};

const setUsualAnswer = (workerId: string, minutes: readonly number[], tx: Tx) =>
  User.updateOne({ _id: workerId }, { $set: { 'answers.hours': usualAnswerHours(minutes) } }, { tx });

/** Records a response time and the worker's usual one. */
export const addAnswer = async (
  { workerId, minutes }: { workerId: string; minutes: number },
  tx: Tx,
): Promise<void> => {
  const worker = await User.findOneAndUpdate(
    { _id: workerId },
    { $push: { 'answers.minutes': { $each: [minutes], $slice: -LAST_ANSWERS } } },
    { tx },
  );
  await setUsualAnswer(workerId, worker?.answers?.minutes ?? [], tx);
};

/** Removes the latest response time of this length. */
export const removeAnswer = async (
  { workerId, minutes }: { workerId: string; minutes: number },
  tx: Tx,
): Promise<void> => {
  const worker = await User.findById(workerId, { tx });
  const answers = worker?.answers?.minutes ?? [];
  const left = answers.toSpliced(answers.lastIndexOf(minutes), answers.includes(minutes) ? 1 : 0);
  if (left.length === answers.length) return;
  await User.updateOne({ _id: workerId }, { $set: { 'answers.minutes': left } }, { tx });
  await setUsualAnswer(workerId, left, tx);
};
