import { reviewTag } from '#lib/features/reviews/contracts/reviews.ts';
import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';

/** A worker's review of a customer; the worker stays anonymous. */
const customerReview = z
  .strictObject({
    _id: id(),
    rating: z.int(),
    comment: z.string(),
    tags: z.array(reviewTag),
    createdAt: instant,
  })
  .meta({ id: 'CustomerReview' });
export type CustomerReview = z.infer<typeof customerReview>;

/** One side's review of a booking. */
const bookingReview = customerReview
  .extend({
    by: z.enum(['customer', 'worker']),
    isOwn: z.boolean(),
    /** Only the author sees it until then, or until both have written; null: shown. */
    blindUntil: instant.nullable(),
    /** Hidden by the office from everyone but its author. */
    isHidden: z.boolean(),
  })
  .meta({ id: 'BookingReview' });
export type BookingReview = z.infer<typeof bookingReview>;

const params = z.strictObject({ id: id() });

export const listReviewsOfCustomerContract = contract('GET /bookings/{id}/customer-reviews', {
  summary: "List workers' reviews of the customer of your open booking, newest first",
  access: ['worker'],
  rate: 'read',
  params,
  query: listQuery,
  /** The mean of the counted ratings, with one decimal, and their number. */
  reply: listReply(customerReview).extend({ rating: z.number(), reviews: z.int() }),
  errors: ['invalid_cursor'],
});

export const listBookingReviewsContract = contract('GET /bookings/{id}/reviews', {
  summary: 'Get both reviews of a booking, as far as they are visible to you',
  access: ['customer', 'worker'],
  rate: 'read',
  params,
  reply: z.strictObject({ data: z.array(bookingReview) }),
});
