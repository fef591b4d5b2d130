/** Every state that a booking can be in. */
export const bookingStatuses = [
  'pending',
  'accepted',
  'on_the_way',
  'arrived',
  'in_progress',
  'completed',
  'rejected',
  'expired',
  'cancelled',
  'no_show',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
