import type { CaseState } from '#lib/features/bookings/contracts/case-terms.ts';

// In a file of its own: other rules ask only this about cases.

interface InCases {
  readonly cases?: readonly { readonly state: CaseState }[] | undefined;
}

/** Whether a case about the booking is not over. */
export const hasOpenCase = ({ cases = [] }: InCases): boolean =>
  cases.some(({ state }) => state !== 'closed');
