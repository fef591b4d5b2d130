/** Reasons to open a case about a booking ("Something went wrong"). */
export const caseReasons = ['not_done', 'damaged', 'price', 'payment', 'behaviour', 'no_one_came'] as const;
export type CaseReason = (typeof caseReasons)[number];

/**
 * States of a case: the other side has time to answer, the office decides, it is decided, the office decides an
 * appeal, or it is closed for good.
 */
export const caseStates = ['open', 'heard', 'decided', 'appealed', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];
