/** Changes that the office can make to a booking. */
export const officeActs = ['cancel', 'move', 'waive', 'reassign'] as const;
export type OfficeAct = (typeof officeActs)[number];

/**
 * Why the office can't do it: the booking is over, the worker is on the way or at work, a request is unanswered,
 * another time or another worker has been proposed, nothing is owed, a claim is undecided, a case is open, or there
 * is no time left to ask.
 */
export const officeRefusals = [
  ...(['over', 'begun', 'unanswered', 'proposed', 'handover', 'settled', 'disputed'] as const),
  ...(['reported', 'late'] as const),
] as const;
export type OfficeRefusal = (typeof officeRefusals)[number];
