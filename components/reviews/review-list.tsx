'use client';

import { LoadMore } from '#components/page/load-more.tsx';
import { api } from '#lib/platform/browser/api.ts';
import { useMore, type Part } from '#lib/platform/browser/use-more.ts';
import { listReviewsCall } from '#lib/features/reviews/contracts/reviews.calls.ts';
import type { Review } from '#lib/features/reviews/contracts/reviews.ts';
import { ReviewItem, type ReviewItemProps } from './review-item.tsx';

interface ReviewListProps extends Omit<ReviewItemProps, 'review'> {
  workerId: string;
  first: Part<Review>;
}

/** What customers say of a worker; the first page comes with the HTML. */
export const ReviewList = ({ workerId, first, ...item }: ReviewListProps) => {
  const read = (cursor: string) => api(listReviewsCall, { params: { id: workerId }, query: { cursor } });
  const { items, hasMore, state, loadMore } = useMore({ first, read });
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
        {items.map((review) => (
          <ReviewItem key={review._id} review={review} {...item} />
        ))}
      </ul>
      {hasMore && <LoadMore state={state} words={item.words} onMore={() => void loadMore()} />}
    </>
  );
};
