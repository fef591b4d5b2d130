import type { caseForm, cases } from '#lib/features/bookings/texts/cases.en.ts';

export type CaseWords = typeof cases;
export type CaseFormWords = typeof caseForm;

/** The visit that a case is about. */
export interface CaseVisit {
  readonly bookingId: string;
  readonly startsAt: string;
  /** The other person's name. */
  readonly name: string;
}
