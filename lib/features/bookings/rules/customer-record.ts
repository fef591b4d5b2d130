import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { hasProvedContact, type ContactProof } from '#lib/features/people/rules/contact-trust.ts';
import { averageRating } from '#lib/features/people/rules/search-listing.ts';
import type { UserRecord } from '#models/people/user.ts';
import { isLive } from './booking-status.ts';
import type { Mover } from './booking-transitions.ts';

export type CustomerRecord = Pick<
  BookingView,
  'customerJobs' | 'customerRating' | 'isCustomerProved' | 'isCustomerNumberProved'
>;

interface Reading {
  reader: Exclude<Mover, 'system'>;
  /** The customer's counted jobs; null if they were not counted. */
  jobs: number | null;
}

const nothing: CustomerRecord = {
  customerJobs: null,
  customerRating: null,
  isCustomerProved: null,
  isCustomerNumberProved: null,
};

/**
 * Everything about a customer's past that comes with a booking: figures, without the people behind them. Only its
 * worker sees them, while the booking is open.
 */
export const showCustomerRecord = (
  { status }: Pick<BookingView, 'status'>,
  customer: (Pick<UserRecord, 'ratingSum' | 'reviewCount'> & ContactProof) | undefined,
  { reader, jobs }: Reading,
): CustomerRecord => {
  if (reader !== 'worker' || !customer || !isLive(status)) return nothing;
  return {
    customerJobs: status === 'pending' ? jobs : null,
    customerRating: { rating: averageRating(customer), reviews: customer.reviewCount },
    isCustomerProved: hasProvedContact(customer),
    isCustomerNumberProved: customer.phoneProvedAt !== undefined,
  };
};
