import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { reviewStores, type Judged } from '#lib/features/reviews/services/steps/review-sides.ts';
import { showReview } from '#lib/features/reviews/services/steps/show-review.ts';

const AT_ONCE = 100;

const showDue = async (of: Judged): Promise<void> => {
  const due = await reviewStores[of].listDue(now(), AT_ONCE);
  for (const { _id } of due) await inTransaction((tx) => showReview(of, String(_id), tx));
  if (due.length === AT_ONCE) await showDue(of);
};

/** Shows reviews whose blind period is over; safe to run twice or on two servers. */
export const showDueReviews = async (): Promise<void> => {
  await showDue('worker');
  await showDue('customer');
};
