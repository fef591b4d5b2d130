import type { Types } from 'mongoose';
import type { Page } from '#lib/platform/contract/list.ts';
import type { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { newestFirst, type Place } from '#models/newest-first.ts';
import {
  initialMarks,
  reviewStore,
  bookingReviewFields,
  visibleFilter,
  type NewBookingReview,
  type BookingReviewRecord,
} from './review-store.ts';

/** A worker's review of a customer; only workers and that customer read it. */
export type CustomerReviewRecord = BookingReviewRecord;

const CustomerReview = defineModel({
  name: 'CustomerReview',
  collection: 'customerReviews',
  fields: bookingReviewFields,
  indexes: [
    [{ bookingId: 1 }, { unique: true }],
    [{ customerId: 1, _id: -1 }, {}],
    // One worker's recent reviews of a customer, and all of their own.
    [{ workerId: 1, customerId: 1, createdAt: 1 }, {}],
    [{ pairMarks: 1 }, { sparse: true }],
    // Blind reviews that become due.
    [{ blindUntil: 1 }, { partialFilterExpression: { blindUntil: { $type: 'date' } } }],
  ],
});

export const customerReviews = {
  ...reviewStore('customerReviews'),
  insert: (row: NewBookingReview, tx?: Tx): Promise<CustomerReviewRecord> =>
    CustomerReview.insert({ ...row, ...initialMarks(row) }, { tx }),
};

export const listCustomerReviews = ({
  customerId,
  ...place
}: Place & { customerId: Types.ObjectId }): Promise<Page<CustomerReviewRecord>> =>
  newestFirst(CustomerReview, { filter: { customerId, ...visibleFilter }, ...place });
