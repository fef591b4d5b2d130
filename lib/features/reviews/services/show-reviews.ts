import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { storeOf, type Judged } from '#lib/features/reviews/services/steps/review-sides.ts';
import { showReview } from '#lib/features/reviews/services/steps/show-review.ts';

const AT_ONCE = 100;

const showDue = async (of: Judged): Promise<void> => {
  const due = await storeOf[of].listDue(now(), AT_ONCE);
  for (const { _id } of due) await inTransaction((tx) => showReview(of, String(_id), tx));
  if (due.length === AT_ONCE) await showDue(of);
};

/** Shows the reviews whose blind time is over; done twice, or by two servers at once, it shows each once. */
export const showDueReviews = async (): Promise<void> => {
  await showDue('worker');
  await showDue('customer');
};
