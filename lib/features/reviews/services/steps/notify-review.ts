import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { ReviewStory } from '#lib/features/reviews/contracts/review-news.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import type { ReviewRecord } from '#models/reviews/review.ts';
import { findUsers } from '#models/people/user.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';

interface Told {
  review: ReviewRecord;
  booking: Pick<BookingRecord, 'serviceName'> | null;
  news: ReviewStory['news'];
}

/** Has the worker told of a new review, or its author of the worker's answer, if the transaction commits. */
export const notifyReview = async ({ review, booking, news }: Told, tx: Tx): Promise<void> => {
  const { rating, isPublic } = review;
  const [customerId, workerId] = [String(review.customerId), String(review.workerId)];
  const [to, from] = news === 'written' ? [workerId, customerId] : [customerId, workerId];
  const [author] = await findUsers([from]);
  // A hidden name stays hidden here too.
  const name = news === 'written' && !isPublic ? null : (author?.name ?? null);
  const href = news === 'written' ? publicPaths.worker(workerId) : accountPaths.bookings;
  const params = { news, name, rating, service: booking?.serviceName ?? '' };
  const content = { kind: 'review' as const, params };
  await writeOutbox({ kind: 'notification', payload: { userId: to, content, href, aboutId: from } }, tx);
};
