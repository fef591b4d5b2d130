import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { ReviewStory } from '#lib/features/reviews/contracts/review-news.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import type { ReviewRecord } from '#models/reviews/review.ts';
import type { SaidOfBooking } from '#models/reviews/review-store.ts';
import { findUsers } from '#models/people/user.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { authorOf, subjectOf, type Judged } from './review-sides.ts';

type Job = Pick<BookingRecord, '_id' | 'serviceName'> | null;

interface News {
  news: ReviewStory['news'];
  to: string;
  from: string;
  hasName: boolean;
  href: string;
  rating: number;
  reason?: string;
  booking: Job;
}

const tell = async (told: News, tx: Tx): Promise<void> => {
  const { news, to, from, hasName, href, rating, reason, booking } = told;
  const [author] = await findUsers([from]);
  const name = hasName ? (author?.name ?? null) : null;
  const service = booking?.serviceName ?? '';
  const params = { news, name, rating, service, ...(reason !== undefined && { reason }) };
  const content = { kind: 'review' as const, params };
  await writeOutbox({ kind: 'notification', payload: { userId: to, content, href, aboutId: from } }, tx);
};

interface Shown {
  of: Judged;
  review: SaidOfBooking & Partial<Pick<ReviewRecord, 'isPublic'>>;
  booking: Job;
}

/** Has whom a review is about told of it once it can be seen, if the transaction commits; a hidden name stays hidden. */
export const notifyReview = ({ of, review, booking }: Shown, tx: Tx): Promise<void> => {
  const [to, from] = [subjectOf(of, review), authorOf(of, review)];
  const href = of === 'worker' ? publicPaths.worker(to) : accountPaths.booking(String(review.bookingId));
  const hasName = review.isPublic !== false;
  return tell({ news: 'written', to, from, hasName, href, rating: review.rating, booking }, tx);
};

/** Has a review's author told of the worker's answer, if the transaction commits. */
export const notifyAnswer = (review: ReviewRecord, booking: Job, tx: Tx): Promise<void> => {
  const [to, from] = [String(review.customerId), String(review.workerId)];
  const { rating } = review;
  return tell(
    { news: 'answered', to, from, hasName: true, href: accountPaths.bookings, rating, booking },
    tx,
  );
};

interface Decided extends Omit<Shown, 'review'> {
  review: SaidOfBooking;
  news: 'hidden' | 'shown';
  reason: string;
}

/** Has a review's author told that the office took it from others' eyes, or gave it back, and why. */
export const notifyAuthor = ({ of, review, booking, news, reason }: Decided, tx: Tx): Promise<void> => {
  const [to, from] = [authorOf(of, review), subjectOf(of, review)];
  const href = accountPaths.booking(String(review.bookingId));
  return tell({ news, to, from, hasName: false, href, rating: review.rating, reason, booking }, tx);
};
