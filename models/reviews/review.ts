import type { PipelineStage, Types } from 'mongoose';
import type { TagCount } from '#lib/features/reviews/rules/review-tags.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { flag, mixed, nullable } from '#models/field.ts';
import { between, scanNewestFirst, splitFilter, toPage, type Place } from '#models/newest-first.ts';
import {
  initialMarks,
  reviewStore,
  bookingReviewFields,
  visibleFilter,
  type NewBookingReview,
} from './review-store.ts';

/** For files in this folder only. */
export const Review = defineModel({
  name: 'Review',
  collection: 'reviews',
  fields: {
    ...bookingReviewFields,
    /** Whether to show the customer's name. */
    isPublic: flag({ default: true }),
    answer: nullable(mixed<{ text: string; at: Date }>()),
  },
  indexes: [
    [{ bookingId: 1 }, { unique: true }],
    [{ workerId: 1, _id: -1 }, {}],
    // The office's list of a span of time.
    [{ createdAt: -1, _id: -1 }, {}],
    // Counts ratings by stars.
    [{ workerId: 1, rating: 1, isLeftOut: 1, isUnseen: 1 }, {}],
    // One customer's recent reviews of a worker.
    [{ workerId: 1, customerId: 1, createdAt: 1 }, {}],
    // All reviews by one customer.
    [{ customerId: 1 }, {}],
    // Reviews between two people in a month, across their accounts.
    [{ pairMarks: 1 }, { sparse: true }],
    // Blind reviews that become due.
    [{ blindUntil: 1 }, { partialFilterExpression: { blindUntil: { $type: 'date' } } }],
  ],
});

export type ReviewRecord = RowOf<typeof Review>;

export type NewReview = NewBookingReview & Pick<ReviewRecord, 'isPublic'>;

export const workerReviews = {
  ...reviewStore('reviews'),
  insert: (row: NewReview, tx?: Tx): Promise<ReviewRecord> =>
    Review.insert({ ...row, ...initialMarks(row) }, { tx }),
};

/** A review with its author's name; empty when the account is deleted. */
export interface NamedReview extends ReviewRecord {
  authors: { name: string }[];
}

export const findReview = (reviewId: string, tx?: Tx): Promise<ReviewRecord | null> =>
  Review.findById(reviewId, { tx });

/** Stores the worker's answer to a visible review; null if it already has one. */
export const storeReviewAnswer = (
  { reviewId, answer }: { reviewId: string; answer: NonNullable<ReviewRecord['answer']> },
  tx: Tx,
): Promise<ReviewRecord | null> =>
  Review.findOneAndUpdate({ _id: reviewId, answer: null, ...visibleFilter }, { $set: { answer } }, { tx });

const authors: PipelineStage = {
  $lookup: {
    ...{ from: 'users', localField: 'customerId', foreignField: '_id', as: 'authors' },
    pipeline: [{ $project: { _id: 0, name: 1 } }],
  },
};

/** Number of reviews with one rating, counted or excluded. */
interface StarsRow {
  of: { rating: number; isLeftOut?: boolean };
  count: number;
}

type Counted = StarsRow | TagCount;

const isReview = (row: NamedReview | Counted): row is NamedReview => '_id' in row;
const isStars = (row: NamedReview | Counted): row is StarsRow => 'of' in row;
const isTag = (row: NamedReview | Counted): row is TagCount => 'tag' in row;

const countStars: PipelineStage.Group = {
  $group: { _id: { rating: '$rating', isLeftOut: '$isLeftOut' }, count: { $sum: 1 } },
};

/** Counts the tags of counted, visible reviews in the same read. */
const countTags = (workerId: Types.ObjectId): PipelineStage.UnionWith => ({
  $unionWith: {
    coll: 'reviews',
    pipeline: [
      { $match: { workerId, ...visibleFilter, isLeftOut: { $ne: true }, tags: { $exists: true } } },
      { $unwind: '$tags' },
      { $group: { _id: '$tags', count: { $sum: 1 } } },
      { $project: { _id: 0, tag: '$_id', count: 1 } },
    ],
  },
});

const FIVE = [1, 2, 3, 4, 5];

/** Number of counted ratings from one star to five. */
const toStars = (rows: readonly StarsRow[]): number[] =>
  FIVE.map((stars) =>
    rows.reduce((sum, { of, count }) => sum + (of.rating === stars && !of.isLeftOut ? count : 0), 0),
  );

interface ReviewPage extends Page<NamedReview> {
  /** Includes reviews that do not count into the rating. */
  total: number;
  stars: number[];
  tags: TagCount[];
}

/** Lists a worker's reviews, newest first, with the total and the counts by stars and tags, in one read. */
export const listReviewRecords = async (query: {
  workerId: string;
  before: string | null;
  limit: number;
}): Promise<ReviewPage> => {
  const { before, limit } = query;
  const workerId = toObjectId(query.workerId);
  const rows = await Review.aggregate<NamedReview | Counted>([
    { $match: { workerId, ...visibleFilter, ...(before && { _id: { $lt: toObjectId(before) } }) } },
    { $sort: { _id: -1 } },
    { $limit: limit + 1 },
    authors,
    {
      $unionWith: {
        coll: 'reviews',
        pipeline: [
          { $match: { workerId, ...visibleFilter } },
          countStars,
          { $project: { _id: 0, of: '$_id', count: 1 } },
        ],
      },
    },
    countTags(workerId),
  ]);
  const counts = rows.filter(isStars);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return { ...toPage(rows.filter(isReview), limit), total, stars: toStars(counts), tags: rows.filter(isTag) };
};

/** A review with the worker it is about. */
export interface PraiseRecord extends NamedReview {
  workers: { name: string; skills: readonly { name: string }[] }[];
}

const SCAN_LIMIT = 40;

/** Lists the newest counted reviews with a comment, of workers who can be found. */
export const listLatestReviews = (limit: number): Promise<PraiseRecord[]> =>
  Review.aggregate<PraiseRecord>([
    { $match: { ...visibleFilter, isLeftOut: { $ne: true }, comment: { $gt: '' } } },
    { $sort: { _id: -1 } },
    // Bounded before the lookups: most workers can be found.
    { $limit: SCAN_LIMIT },
    authors,
    {
      $lookup: {
        ...{ from: 'users', localField: 'workerId', foreignField: '_id', as: 'workers' },
        pipeline: [
          { $match: { listing: { $ne: null } } },
          { $project: { _id: 0, name: 1, 'skills.name': 1 } },
        ],
      },
    },
    { $match: { workers: { $ne: [] } } },
    { $limit: limit },
  ]);

interface ReviewFilter {
  workerId?: string | undefined;
  customerId?: string | undefined;
  rating?: number | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

export const listAllReviews = (query: Place & ReviewFilter): Promise<Page<ReviewRecord>> => {
  const { before, limit, since, until, ...criteria } = query;
  const range = between(since, until);
  return scanNewestFirst(Review, {
    ...splitFilter(criteria, { few: ['workerId', 'customerId'] }, range),
    span: { field: 'createdAt', range },
    ...{ before, limit },
  });
};
