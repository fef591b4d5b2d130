import type { Types } from 'mongoose';
import type { Page } from '#lib/platform/contract/list.ts';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { newestFirst, type Place } from '#models/newest-first.ts';
import { marksOf, reviewStore, saidFields, seen, type NewSaid, type SaidOfBooking } from './review-store.ts';

/** What a worker says of a customer; workers alone read it, and the customer. */
export type CustomerReviewRecord = SaidOfBooking;

const CustomerReview = defineModel<CustomerReviewRecord>({
  name: 'CustomerReview',
  collection: 'customerReviews',
  fields: saidFields,
  indexes: [
    // One a booking.
    [{ bookingId: 1 }, { unique: true }],
    // What is said of a customer, newest first, page by page.
    [{ customerId: 1, _id: -1 }, {}],
    // What one worker has said of a customer lately, and all of their own.
    [{ workerId: 1, customerId: 1, createdAt: 1 }, {}],
    // What is to be shown.
    [{ blindUntil: 1 }, { partialFilterExpression: { blindUntil: { $type: 'date' } } }],
  ],
});

export const customerReviews = {
  ...reviewStore('customerReviews'),
  insert: async (row: NewSaid, tx?: Tx): Promise<CustomerReviewRecord> => {
    const [review] = await CustomerReview.create([{ ...row, ...marksOf(row) }], Tx.session(tx));
    if (!review) throw new Error('The review was not stored.');
    return review.toObject();
  },
};

/** One page of what others see said of a customer, newest first. */
export const listCustomerReviews = ({
  customerId,
  ...place
}: Place & { customerId: Types.ObjectId }): Promise<Page<CustomerReviewRecord>> =>
  newestFirst(CustomerReview, { filter: { customerId, ...seen }, ...place });
