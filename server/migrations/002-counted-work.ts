import { isCountedPrice, MIN_COUNTED_PAISE } from '#lib/features/bookings/rules/counted-jobs.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { database, Tx } from '#models/connection.ts';
import { rebuildListing, type UserRecord } from '#models/people/user.ts';
import { walkRows, type Id } from './migration.ts';

interface Review {
  _id: Id;
  customerId: Id;
  rating: number;
  createdAt: Date;
  /** Absent when the booking is deleted, which does not count against the review. */
  pricePaise?: number;
  isLeftOut?: boolean;
  /** Both are set on reviews judged when written; absent in older ones. */
  isUncounted?: boolean;
  pairMarks?: string[];
}

type Worker = Pick<UserRecord, '_id' | 'ratingSum' | 'reviewCount' | 'completedJobs'>;

const pairMonth = (customerId: Id, at: Date): string => `${String(customerId)} ${toIndiaDay(at).slice(0, 7)}`;

const listReviews = (workerId: Id, tx: Tx): Promise<Review[]> =>
  database()
    .collection('reviews')
    .aggregate<Review>(
      [
        { $match: { workerId } },
        { $lookup: { from: 'bookings', localField: 'bookingId', foreignField: '_id', as: 'booking' } },
        {
          $project: {
            ...{ customerId: 1, rating: 1, createdAt: 1, isLeftOut: 1, isUncounted: 1, pairMarks: 1 },
            pricePaise: { $first: '$booking.pricePaise' },
          },
        },
        { $sort: { createdAt: -1, _id: -1 } },
      ],
      Tx.session(tx),
    )
    .toArray();

const isCounted = ({ pricePaise = MIN_COUNTED_PAISE }: Review): boolean => isCountedPrice({ pricePaise });

const isJudged = ({ isUncounted, pairMarks }: Review): boolean => Boolean(isUncounted ?? pairMarks);

/** Of a customer's reviews in a month, the first is the latest; reviews judged since keep their result. */
const latestOfMonths = (reviews: readonly Review[]): Review[] => {
  const seen = new Set<string>();
  const toKey = ({ customerId, createdAt }: Review): string => pairMonth(customerId, createdAt);
  const judged = new Set(reviews.filter(isJudged).map(toKey));
  return reviews.filter((review) => {
    const key = toKey(review);
    if (judged.has(key)) return !review.isLeftOut;
    if (!isCounted(review) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

const countReviews = async (workerId: Id, tx: Tx) => {
  const all = await listReviews(workerId, tx);
  const counted = latestOfMonths(all);
  const ids = counted.map(({ _id }) => _id);
  const rows = database().collection('reviews');
  const leftOut = { workerId, _id: { $nin: ids }, isLeftOut: { $ne: true } };
  await rows.updateMany(leftOut, { $set: { isLeftOut: true } }, Tx.session(tx));
  await rows.updateMany({ _id: { $in: ids }, isLeftOut: true }, { $unset: { isLeftOut: 1 } }, Tx.session(tx));
  return { ratingSum: counted.reduce((sum, { rating }) => sum + rating, 0), reviewCount: counted.length };
};

const countJobs = async (workerId: Id, tx: Tx): Promise<number> => {
  const jobs = await database()
    .collection<{ customerId: Id; startsAt: Date }>('bookings')
    .find(
      {
        ...{ workerId, status: 'completed', pricePaise: { $gte: MIN_COUNTED_PAISE } },
        // Work judged since then that does not count.
        'count.leftOut': null,
      },
      { projection: { customerId: 1, startsAt: 1 }, ...Tx.session(tx) },
    )
    .toArray();
  return new Set(jobs.map(({ customerId, startsAt }) => pairMonth(customerId, startsAt))).size;
};

/**
 * Ratings and completed bookings counted everything: now one per pair and month counts, and no booking below ₹100.
 */
export const countedWork = walkRows<Worker>({
  name: '002-counted-work',
  collection: 'users',
  filter: { role: 'worker' },
  change: async (worker, tx) => {
    const { _id } = worker;
    const { ratingSum, reviewCount } = await countReviews(_id, tx);
    const completedJobs = await countJobs(_id, tx);
    const isSame = worker.ratingSum === ratingSum && worker.reviewCount === reviewCount;
    if (isSame && worker.completedJobs === completedJobs) return false;
    const changed = await database()
      .collection<UserRecord>('users')
      .findOneAndUpdate(
        { _id },
        { $set: { ratingSum, reviewCount, completedJobs } },
        { returnDocument: 'after', ...Tx.session(tx) },
      );
    await rebuildListing(changed, tx);
    return true;
  },
});
