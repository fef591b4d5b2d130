import { toReviewItem } from './review-item.ts';
import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import type { AnswerBody, RateUsBody } from '#lib/features/reviews/contracts/reviews.ts';
import { sendWrite } from '#lib/platform/browser/writes/send-write.ts';

/**
 * Reviews the other person of a booking; see `sendWrite`. After the booking's other writes, such as the end of the job.
 * `act` is the label of the button, `title` the person's name.
 */
export const sendReview = (body: RateUsBody & { bookingId: string }, act: string, title: string) =>
  sendWrite(
    'POST /admin/rate-us',
    { body },
    {
      item: toBookingItem(body.bookingId),
      subject: { act, title, at: null },
      // The page reads the booking again, with its review.
      reread: () => Promise.resolve({ data: null }),
    },
  );

/** Publishes a worker's reply to a review; see `sendWrite`. `act` is the label of the button. */
export const sendReply = (reviewId: string, body: AnswerBody, act: string) =>
  sendWrite(
    'PUT /reviews/{id}/answer',
    { params: { id: reviewId }, body },
    {
      item: toReviewItem(reviewId),
      subject: { act, title: '', at: null },
      // The form knows what it has published.
      reread: () => Promise.resolve({ data: null }),
    },
  );
