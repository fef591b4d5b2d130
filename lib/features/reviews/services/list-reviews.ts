import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import type { Review } from '#lib/features/reviews/contracts/reviews.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { listReviewRecords } from '#models/reviews/review.ts';
import { meetWorker } from '#lib/features/people/services/steps/find-visible-worker.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/row-cursor.ts';
import { toReview } from './to-review.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  query: ListQuery;
}

interface Reviews {
  data: Review[];
  nextCursor: string | null;
  total: number;
}

/** One page of what is said of a worker, for whoever may see the worker. */
export const listReviews = async ({ actor, params: { id }, query }: Input): Promise<Reviews> => {
  const before = readRowCursor(query.cursor);
  const [worker, page] = await Promise.all([
    meetWorker({ actor, workerId: id }),
    listReviewRecords({ workerId: id, before, limit: query.limit ?? DEFAULT_PAGE_SIZE }),
  ]);
  return {
    data: page.items.map(toReview),
    nextCursor: toRowCursor(page.nextCursor),
    total: worker.reviewCount,
  };
};
