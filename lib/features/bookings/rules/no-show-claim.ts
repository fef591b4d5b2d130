import type { BookingStatus, ClaimState } from '#lib/features/bookings/contracts/booking-status.ts';
import type { Blame, Mover } from './booking-transitions.ts';

const ANSWER_MS = 48 * 3_600_000;

export interface ClaimTerms {
  /** Who was not there, as the other says. */
  readonly against: Blame;
  readonly state: ClaimState;
  readonly answerBy: Date | null;
  /** The state in which the booking was. */
  readonly from: BookingStatus;
}

/** Until when whoever a claim is against can contradict. */
export const answerByOf = (claimedAt: Date): Date => new Date(claimedAt.getTime() + ANSWER_MS);

export const isUndecided = ({ state }: Pick<ClaimTerms, 'state'>): boolean =>
  state === 'open' || state === 'contested';

/** Whether somebody may still say that a claim is right, or is not. */
export const mayAnswer = (claim: ClaimTerms | undefined, reader: Mover, at: Date): boolean =>
  claim?.state === 'open' && claim.against === reader && claim.answerBy !== null && at < claim.answerBy;

interface Claimable {
  readonly noShow?: object | null;
  readonly creditPaise?: number;
}

/** A booking is claimed once; whoever has paid for it with credit has said that the job was done. */
export const isClaimable = ({ noShow, creditPaise = 0 }: Claimable): boolean => !noShow && creditPaise === 0;

/** What a booking comes to whose claim was not right: work that had begun counts as done. */
export const statusAfterDismissal = ({ from }: Pick<ClaimTerms, 'from'>): 'completed' | 'no_show' =>
  from === 'completed' || from === 'in_progress' ? 'completed' : 'no_show';
