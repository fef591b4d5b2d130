import { accountPaths, publicPaths } from '#lib/platform/navigation/paths.ts';
import type { ReviewEvent } from '#lib/features/reviews/contracts/review-news.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { Tx } from '#models/connection.ts';
import type { ReviewRecord } from '#models/reviews/review.ts';
import type { BookingReviewRecord } from '#models/reviews/review-store.ts';
import { findUsers } from '#models/people/user.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { toAuthorId, toSubjectId, type Judged } from './review-sides.ts';

type ReviewedBooking = Pick<BookingRecord, '_id' | 'serviceName'> | null;

interface News {
  news: ReviewEvent['news'];
  to: string;
  from: string;
  hasName: boolean;
  href: string;
  rating: number;
  reason?: string;
  booking: ReviewedBooking;
}

const notify = async (event: News, tx: Tx): Promise<void> => {
  const { news, to, from, hasName, href, rating, reason, booking } = event;
  const [author] = await findUsers([from]);
  const name = hasName ? (author?.name ?? null) : null;
  const service = booking?.serviceName ?? '';
  const params = { news, name, rating, service, ...(reason !== undefined && { reason }) };
  const content = { kind: 'review' as const, params };
  await writeOutbox({ kind: 'notification', payload: { userId: to, content, href, aboutId: from } }, tx);
};

interface ShownReview {
  of: Judged;
  review: BookingReviewRecord & Partial<Pick<ReviewRecord, 'isPublic'>>;
  booking: ReviewedBooking;
}

/** Notifies the subject of a review that became visible, once the transaction commits; a hidden name stays hidden. */
export const notifyReview = ({ of, review, booking }: ShownReview, tx: Tx): Promise<void> => {
  const [to, from] = [toSubjectId(of, review), toAuthorId(of, review)];
  const href = of === 'worker' ? publicPaths.worker(to) : accountPaths.booking(String(review.bookingId));
  const hasName = review.isPublic !== false;
  return notify({ news: 'written', to, from, hasName, href, rating: review.rating, booking }, tx);
};

/** Notifies a review's author of the worker's answer once the transaction commits. */
export const notifyAnswer = (review: ReviewRecord, booking: ReviewedBooking, tx: Tx): Promise<void> => {
  const [to, from] = [String(review.customerId), String(review.workerId)];
  const { rating } = review;
  return notify(
    { news: 'answered', to, from, hasName: true, href: accountPaths.bookings, rating, booking },
    tx,
  );
};

interface Decided extends Omit<ShownReview, 'review'> {
  review: BookingReviewRecord;
  news: 'hidden' | 'shown';
  reason: string;
}

/** Tells a review's author that the office hid it or shows it again, and why. */
export const notifyAuthor = ({ of, review, booking, news, reason }: Decided, tx: Tx): Promise<void> => {
  const [to, from] = [toAuthorId(of, review), toSubjectId(of, review)];
  const href = accountPaths.booking(String(review.bookingId));
  return notify({ news, to, from, hasName: false, href, rating: review.rating, reason, booking }, tx);
};
