import { toBookingItem } from '#lib/features/bookings/client/booking-item.ts';
import type { RateUsBody } from '#lib/features/reviews/contracts/reviews.ts';
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
