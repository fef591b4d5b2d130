import { Types, type PipelineStage } from 'mongoose';
import { toObjectId } from '#models/connection.ts';
import { Review } from './review.ts';

export interface ReviewDealings {
  one: Types.ObjectId;
  other: Types.ObjectId;
  reviews: number;
  fiveStars: number;
  newestAt: Date;
}

const byPair: PipelineStage[] = [
  {
    $group: {
      _id: { one: '$customerId', other: '$workerId' },
      reviews: { $sum: 1 },
      fiveStars: { $sum: { $cond: [{ $eq: ['$rating', 5] }, 1, 0] } },
      newestAt: { $max: '$createdAt' },
    },
  },
  { $replaceWith: { $mergeObjects: ['$$ROOT', '$_id'] } },
  { $project: { _id: 0 } },
];

/** Counts the reviews of each customer and worker among these people. */
export const countReviewsAmong = (userIds: readonly string[]): Promise<ReviewDealings[]> => {
  const ids = userIds.map(toObjectId);
  return Review.aggregate<ReviewDealings>([
    { $match: { workerId: { $in: ids }, customerId: { $in: ids } } },
    ...byPair,
  ]);
};

/** Returns the id that reviews after this moment have at least. */
const firstId = (at: Date): Types.ObjectId => Types.ObjectId.createFromTime(Math.floor(at.getTime() / 1000));

/** Lists the customers and workers of reviews since then. */
export const listReviewedPairs = (
  since: Date,
  limit: number,
): Promise<{ one: Types.ObjectId; other: Types.ObjectId }[]> =>
  Review.aggregate([
    { $match: { _id: { $gte: firstId(since) } } },
    { $sort: { _id: -1 } },
    { $limit: limit },
    { $group: { _id: { one: '$customerId', other: '$workerId' } } },
    { $replaceWith: '$_id' },
  ]);

/** Counts all reviews that a customer wrote and that a worker got, up to `limit`. */
export const countReviewTotals = async (
  { one, other }: { one: Types.ObjectId; other: Types.ObjectId },
  limit: number,
): Promise<{ written: number; received: number }> => {
  const [written, received] = await Promise.all([
    Review.countDocuments({ customerId: one }, { limit }),
    Review.countDocuments({ workerId: other }, { limit }),
  ]);
  return { written, received };
};
