import { Schema, type PipelineStage } from 'mongoose';
import type { Page } from '#lib/platform/contract/list.ts';
import { toObjectId, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { asked, between, newestFirst, toPage, type Place } from '#models/newest-first.ts';
import { marksOf, reviewStore, saidFields, seen, type NewSaid, type SaidOfBooking } from './review-store.ts';

/** What a customer says of a worker. */
export interface ReviewRecord extends SaidOfBooking {
  /** Whether the customer's name stands beside it. */
  isPublic: boolean;
  /** What the worker says to it, once. */
  answer: { text: string; at: Date } | null;
}

const Review = defineModel<ReviewRecord>({
  name: 'Review',
  collection: 'reviews',
  fields: {
    ...saidFields,
    isPublic: { type: Schema.Types.Boolean, default: true },
    answer: { type: Schema.Types.Mixed, default: null },
  },
  indexes: [
    // One review a booking.
    [{ bookingId: 1 }, { unique: true }],
    // What is said of a worker, newest first, page by page.
    [{ workerId: 1, _id: -1 }, {}],
    // How often a worker got how many stars.
    [{ workerId: 1, rating: 1, isLeftOut: 1, isUnseen: 1 }, {}],
    // What one customer has said of a worker lately.
    [{ workerId: 1, customerId: 1, createdAt: 1 }, {}],
    // All that one customer has said.
    [{ customerId: 1 }, {}],
    // What is to be shown.
    [{ blindUntil: 1 }, { partialFilterExpression: { blindUntil: { $type: 'date' } } }],
  ],
});

/** A review to store; the worker's answer comes later. */
export type NewReview = NewSaid & Pick<ReviewRecord, 'isPublic'>;

export const workerReviews = {
  ...reviewStore('reviews'),
  insert: async (row: NewReview, tx?: Tx): Promise<ReviewRecord> => {
    const [review] = await Review.create([{ ...row, ...marksOf(row) }], Tx.session(tx));
    if (!review) throw new Error('The review was not stored.');
    return review.toObject();
  },
};

/** A review with its author's name; empty where the account is gone. */
export interface NamedReview extends ReviewRecord {
  authors: { name: string }[];
}

export const findReview = (reviewId: string, tx?: Tx): Promise<ReviewRecord | null> =>
  Review.findById(reviewId, null, Tx.session(tx)).lean<ReviewRecord>().exec();

interface Answered {
  reviewId: string;
  answer: NonNullable<ReviewRecord['answer']>;
}

/** Stores a worker's answer to a review that others see and that has none yet; null when it has one. */
export const storeReviewAnswer = ({ reviewId, answer }: Answered, tx: Tx): Promise<ReviewRecord | null> =>
  Review.findOneAndUpdate(
    { _id: reviewId, answer: null, ...seen },
    { $set: { answer } },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<ReviewRecord>()
    .exec();

const authors: PipelineStage = {
  $lookup: {
    ...{ from: 'users', localField: 'customerId', foreignField: '_id', as: 'authors' },
    pipeline: [{ $project: { _id: 0, name: 1 } }],
  },
};

interface ListQuery {
  workerId: string;
  /** Continue below this row. */
  before: string | null;
  limit: number;
}

/** How many reviews of one rating there are, counted into it or left out. */
interface StarsRow {
  of: { rating: number; isLeftOut?: boolean };
  count: number;
}

const isReview = (row: NamedReview | StarsRow): row is NamedReview => '_id' in row;
const isStars = (row: NamedReview | StarsRow): row is StarsRow => !isReview(row);

const countStars: PipelineStage.Group = {
  $group: { _id: { rating: '$rating', isLeftOut: '$isLeftOut' }, count: { $sum: 1 } },
};

const FIVE = [1, 2, 3, 4, 5];

/** How many ratings count, from one star to five. */
const toStars = (rows: readonly StarsRow[]): number[] =>
  FIVE.map((stars) =>
    rows.reduce((sum, { of, count }) => sum + (of.rating === stars && !of.isLeftOut ? count : 0), 0),
  );

interface ReviewPage extends Page<NamedReview> {
  /** All that was said, also what does not count into the rating. */
  total: number;
  stars: number[];
}

/** One page of what is said of a worker, newest first, how much there is in all, and of which ratings, in one read. */
export const listReviewRecords = async (query: ListQuery): Promise<ReviewPage> => {
  const { before, limit } = query;
  const workerId = toObjectId(query.workerId);
  const rows = await Review.aggregate<NamedReview | StarsRow>([
    { $match: { workerId, ...seen, ...(before && { _id: { $lt: toObjectId(before) } }) } },
    { $sort: { _id: -1 } },
    { $limit: limit + 1 },
    authors,
    {
      $unionWith: {
        coll: 'reviews',
        pipeline: [
          { $match: { workerId, ...seen } },
          countStars,
          { $project: { _id: 0, of: '$_id', count: 1 } },
        ],
      },
    },
  ]).exec();
  const counts = rows.filter(isStars);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return { ...toPage(rows.filter(isReview), limit), total, stars: toStars(counts) };
};

interface ReviewFilter {
  workerId?: string | undefined;
  customerId?: string | undefined;
  rating?: number | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** One page of everybody's reviews, newest first. */
export const listAllReviews = (query: Place & ReviewFilter): Promise<Page<ReviewRecord>> => {
  const { before, limit, since, until, ...wanted } = query;
  const filter = asked({ ...wanted, createdAt: between(since, until) });
  return newestFirst(Review, { filter, before, limit });
};
