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

/**
 * Moves that can be undone, because they are easily tapped by mistake. Accepting reveals the street and phone number,
 * so it can be undone only for a minute and a few times a day.
 */
export const undoableSteps = ['accepted', 'on_the_way', 'arrived'] as const;
export type UndoableStep = (typeof undoableSteps)[number];

/**
 * States of a no-show claim: unanswered, with the office, confirmed, rejected, or dropped because one of the two has
 * left.
 */
export const claimStates = ['open', 'contested', 'upheld', 'dismissed', 'dropped'] as const;
export type ClaimState = (typeof claimStates)[number];

/**
 * Why the office decides a claim: the other side disputes it, hasn't seen it for a week, there is only the worker's
 * word that the worker was there, or the worker had started the job.
 */
export const officeReasons = ['contradicted', 'unseen', 'unwitnessed', 'begun'] as const;
export type OfficeReason = (typeof officeReasons)[number];

/** The reasons that a screen offers. */
export const offeredReasons = {
  worker: { rejected: ['busy', 'far', 'trade'], cancelled: ['ill', 'emergency', 'late', 'travel'] },
  customer: { cancelled: ['plans', 'mistake', 'found'] },
} as const;

/** Reasons to pick from, stored as codes so that everyone reads them in their own language. */
export const suggestedReasons = [
  ...offeredReasons.worker.rejected,
  ...offeredReasons.worker.cancelled,
  ...offeredReasons.customer.cancelled,
] as const;
/** Also those that only the system sets. */
export const bookingReasons = [
  ...suggestedReasons,
  ...(['account_deleted', 'unavailable', 'customer_unavailable', 'elsewhere', 'visit_ended'] as const),
] as const;

export type BookingReason = (typeof bookingReasons)[number];
export type SuggestedReason = (typeof suggestedReasons)[number];

/** The lists of a worker's board. */
export const jobTabs = ['requests', 'upcoming', 'completed'] as const;
export type JobTab = (typeof jobTabs)[number];
