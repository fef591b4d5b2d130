import { customerReviews } from '#models/reviews/customer-review.ts';
import { workerReviews } from '#models/reviews/review.ts';
import type { Tx } from '#models/connection.ts';
import type { SaidOfBooking } from '#models/reviews/review-store.ts';

/** Who is judged. */
export type Judged = 'worker' | 'customer';

export const storeOf = { worker: workerReviews, customer: customerReviews } as const;

/** Under which name the booking notes it. */
export const noteOf = { worker: 'review', customer: 'customerReview' } as const;

export const otherOf = { worker: 'customer', customer: 'worker' } as const;

export const subjectOf = (of: Judged, { workerId, customerId }: SaidOfBooking): string =>
  String(of === 'worker' ? workerId : customerId);

export const authorOf = (of: Judged, review: SaidOfBooking): string => subjectOf(otherOf[of], review);

interface Found {
  of: Judged;
  review: SaidOfBooking;
}

/** A review by its id, whoever is judged. */
export const findSaid = async (id: string, tx?: Tx): Promise<Found | null> => {
  const ofWorker = await storeOf.worker.find(id, tx);
  if (ofWorker) return { of: 'worker', review: ofWorker };
  const ofCustomer = await storeOf.customer.find(id, tx);
  return ofCustomer && { of: 'customer', review: ofCustomer };
};
