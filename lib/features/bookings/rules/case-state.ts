import type { CaseReason, CaseState } from '#lib/features/bookings/contracts/case-terms.ts';
import type { Mover } from './booking-transitions.ts';

// In a file of its own: other rules ask only this about cases.

interface InCases {
  readonly cases?: readonly { readonly state: CaseState }[] | undefined;
}

/** Whether a case about the booking is not over. */
export const hasOpenCase = ({ cases = [] }: InCases): boolean =>
  cases.some(({ state }) => state !== 'closed');

interface OfCase {
  readonly by: Mover;
  readonly reason: CaseReason;
  readonly state: CaseState;
}

/** Whether the office decides about the payment in a case of this side. */
export const isPaymentInCase = (
  { cases = [] }: { readonly cases?: readonly OfCase[] | undefined },
  side: Mover,
): boolean =>
  cases.some(({ by, reason, state }) => by === side && reason === 'payment' && state !== 'closed');

interface AskedAbout {
  readonly noShow?: object | null | undefined;
  readonly cases?: readonly { readonly by: Mover; readonly reason?: CaseReason }[] | undefined;
}

/** Whether a side can't ask again why no one came: a claim of either side and its own case ask the same question. */
export const hasAskedAboutAbsence = ({ noShow, cases = [] }: AskedAbout, by: Mover): boolean =>
  Boolean(noShow) || cases.some((one) => one.by === by && one.reason === 'no_one_came');
