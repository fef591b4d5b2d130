import { customerReviews } from '#models/reviews/customer-review.ts';
import { workerReviews } from '#models/reviews/review.ts';
import type { Tx } from '#models/connection.ts';
import type { BookingReviewRecord } from '#models/reviews/review-store.ts';

export type Judged = 'worker' | 'customer';

export const reviewStores = { worker: workerReviews, customer: customerReviews } as const;

/** The booking's field for each side's review. */
export const reviewFields = { worker: 'review', customer: 'customerReview' } as const;

export const otherSide = { worker: 'customer', customer: 'worker' } as const;

export const toSubjectId = (of: Judged, { workerId, customerId }: BookingReviewRecord): string =>
  String(of === 'worker' ? workerId : customerId);

export const toAuthorId = (of: Judged, review: BookingReviewRecord): string =>
  toSubjectId(otherSide[of], review);

interface Found {
  of: Judged;
  review: BookingReviewRecord;
}

/** Finds a review by id, for either side. */
export const findReviewById = async (id: string, tx?: Tx): Promise<Found | null> => {
  const ofWorker = await reviewStores.worker.find(id, tx);
  if (ofWorker) return { of: 'worker', review: ofWorker };
  const ofCustomer = await reviewStores.customer.find(id, tx);
  return ofCustomer && { of: 'customer', review: ofCustomer };
};
