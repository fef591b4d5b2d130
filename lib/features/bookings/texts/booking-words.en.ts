import type { BookingReason } from '#lib/features/bookings/contracts/booking-reason.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';

/** Where a booking stands, alike for both sides, and the words for its day. */
export const bookingWords = {
  statuses: {
    pending: 'Pending',
    accepted: 'Confirmed',
    on_the_way: 'On the way',
    arrived: 'Arrived',
    in_progress: 'In progress',
    completed: 'Completed',
    rejected: 'Rejected',
    expired: 'Expired',
    cancelled: 'Cancelled',
    no_show: 'No-show',
  } satisfies Record<BookingStatus, string>,
  reasons: {
    busy: 'I am busy at that time',
    far: 'The place is too far',
    trade: 'I do not do this work',
    ill: 'I am ill',
    late: 'An earlier job takes longer',
    travel: 'I cannot get to the place',
    account_deleted: 'The account was deleted',
  } satisfies Record<BookingReason, string>,
  days: { today: 'Today', tomorrow: 'Tomorrow' },
};
