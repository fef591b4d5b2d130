import { customerReviews } from '#models/reviews/customer-review.ts';
import { workerReviews } from '#models/reviews/review.ts';
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
