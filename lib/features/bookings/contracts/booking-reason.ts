/** Reasons that are given by a tap, kept as codes so that everybody reads them in their own language. */
export const bookingReasons = ['busy', 'far', 'trade', 'ill', 'late', 'travel', 'account_deleted'] as const;
export type BookingReason = (typeof bookingReasons)[number];
