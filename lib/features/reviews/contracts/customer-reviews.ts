import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';

/** What a worker says of a customer; which worker, nobody is told. */
const customerReview = z
  .strictObject({ _id: id(), rating: z.int(), comment: z.string(), createdAt: instant })
  .meta({ id: 'CustomerReview' });
export type CustomerReview = z.infer<typeof customerReview>;

/** What one of a booking's two people says of the other. */
const bookingReview = customerReview
  .extend({
    by: z.enum(['customer', 'worker']),
    isOwn: z.boolean(),
    /** Until when its author alone sees it, unless both have written; null: it is shown. */
    blindUntil: instant.nullable(),
    /** The office took it from everybody else's eyes. */
    isHidden: z.boolean(),
  })
  .meta({ id: 'BookingReview' });
export type BookingReview = z.infer<typeof bookingReview>;

const params = z.strictObject({ id: id() });

export const listReviewsOfCustomerContract = contract(call('GET', '/bookings/{id}/customer-reviews'), {
  summary: 'What workers say of the customer of a booking of yours that is not over, newest first',
  access: ['worker'],
  rate: 'read',
  params,
  query: listQuery,
  /** The mean of what counts, one decimal, and how many do. */
  reply: listReply(customerReview).extend({ rating: z.number(), reviews: z.int() }),
  errors: ['invalid_cursor'],
});

export const listBookingReviewsContract = contract(call('GET', '/bookings/{id}/reviews'), {
  summary: 'What you and the other said of each other after a booking, as far as it is shown',
  access: ['customer', 'worker'],
  rate: 'read',
  params,
  reply: z.strictObject({ data: z.array(bookingReview) }),
});
