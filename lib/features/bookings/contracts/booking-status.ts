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

/** Steps that a slip of the finger can make; a yes is none of them: it shows street and phone. */
export const slippedSteps = ['on_the_way', 'arrived'] as const;
export type SlippedStep = (typeof slippedSteps)[number];

/**
 * What has become of a claim that somebody was not there: not answered yet; contradicted, so that an admin decides; right;
 * not right; given up, as one of the two has left or may not work any more.
 */
export const claimStates = ['open', 'contested', 'upheld', 'dismissed', 'dropped'] as const;
export type ClaimState = (typeof claimStates)[number];

/** Reasons that are given by a tap, kept as codes so that everybody reads them in their own language. */
export const tappedReasons = ['busy', 'far', 'trade', 'ill', 'late', 'travel'] as const;
/** With those that only the system writes. */
export const bookingReasons = [...tappedReasons, 'account_deleted', 'unavailable', 'elsewhere'] as const;

export type BookingReason = (typeof bookingReasons)[number];
export type TappedReason = (typeof tappedReasons)[number];
