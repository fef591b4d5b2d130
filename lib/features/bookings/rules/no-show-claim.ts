import type {
  BookingStatus,
  ClaimState,
  OfficeReason,
} from '#lib/features/bookings/contracts/booking-status.ts';
import type { Blame, Mover } from './booking-transitions.ts';
import { hasAskedAboutAbsence } from './case-state.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Time for the other side to answer after seeing the claim. */
const ANSWER_MS = 48 * 3_600_000;
/** Time for the other side to see the claim. */
const UNSEEN_MS = 7 * DAY_MS;
/** Time for the office to decide before the claim goes to a lead. */
const OFFICE_MS = 14 * DAY_MS;
/** Statements and photos are kept this long after a claim is closed, even if an account is deleted. */
const EVIDENCE_MS = 180 * DAY_MS;

export interface ClaimTerms {
  /** The side that is said to have been absent. */
  readonly against: Blame;
  readonly state: ClaimState;
  /** When the claim was made. */
  readonly at: Date;
  /** When the other side saw it; absent until then. */
  readonly seenAt?: Date;
  /** When to check next whether the other side's time is over; null after the answer or the deadline. */
  readonly answerBy: Date | null;
  /** The booking's status when the claim was made. */
  readonly from: BookingStatus;
  readonly office?: { readonly at: Date; readonly leadAt?: Date };
  readonly statements?: readonly { readonly by: Blame }[];
}

/** A pause of one of the two; `until` is null while it lasts. */
export interface Stop {
  readonly from: Date;
  readonly until: Date | null;
}

interface Running {
  readonly since: Date;
  readonly lengthMs: number;
  readonly stops: readonly Stop[];
  readonly at: Date;
}

/** Returns when a clock that is on hold during each stop runs out; during a stop, the earliest possible instant. */
export const clockEnd = ({ since, lengthMs, stops, at }: Running): Date => {
  let [from, left] = [since.getTime(), lengthMs];
  for (const stop of stops.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const ran = stop.from.getTime() - from;
    if (ran >= left) break;
    left -= Math.max(0, ran);
    from = Math.max(from, stop.from.getTime(), (stop.until ?? at).getTime());
  }
  return new Date(from + left);
};

/** Returns the other side's deadline: 48 hours after seeing the claim, or a week while unseen. */
export const answerDeadline = (
  { at: since, seenAt }: Pick<ClaimTerms, 'at' | 'seenAt'>,
  stops: readonly Stop[],
  at: Date,
): Date =>
  seenAt
    ? clockEnd({ since: seenAt, lengthMs: ANSWER_MS, stops, at })
    : clockEnd({ since, lengthMs: UNSEEN_MS, stops, at });

/** Returns until when the office decides before the claim goes to a lead. */
export const officeDeadline = (since: Date, stops: readonly Stop[], at: Date): Date =>
  clockEnd({ since, lengthMs: OFFICE_MS, stops, at });

/** Returns when the evidence of a claim that is closed now may be deleted. */
export const evidenceEnd = (closedAt: Date): Date => new Date(closedAt.getTime() + EVIDENCE_MS);

export const isUndecided = ({ state }: Pick<ClaimTerms, 'state'>): boolean =>
  state === 'open' || state === 'contested';

/** Whether the claim disputes work that the worker had already started or finished. */
export const isAboutStartedWork = ({ from }: Pick<ClaimTerms, 'from'>): boolean =>
  from === 'in_progress' || from === 'completed';

/** Evidence that the worker was at the door, other than the worker's own tap. */
export type ArrivalWitness = 'door_code' | 'position' | 'customer_tap';

interface Arrival {
  readonly arrivalWitness?: ArrivalWitness | undefined;
}

const hasArrivalWitness = ({ arrivalWitness }: Arrival): boolean => arrivalWitness !== undefined;

// A customer who waited doesn't have to prove anything, unless the worker reported arriving.
const isWitnessed = ({ against, from }: ClaimTerms, arrival: Arrival): boolean =>
  against === 'customer' ? hasArrivalWitness(arrival) : from !== 'arrived';

/**
 * Decides a claim that the other side didn't answer in time: it is confirmed, or the office decides, with the reason.
 */
export const afterSilence = (claim: ClaimTerms, arrival: Arrival): 'upheld' | OfficeReason => {
  if (isAboutStartedWork(claim)) return 'begun';
  if (!claim.seenAt) return 'unseen';
  return isWitnessed(claim, arrival) ? 'upheld' : 'unwitnessed';
};

export const claimantSide = ({ against }: Pick<ClaimTerms, 'against'>): Blame =>
  against === 'customer' ? 'worker' : 'customer';

const hasSpoken = ({ statements = [] }: ClaimTerms, side: Blame): boolean =>
  statements.some(({ by }) => by === side);

/** Whether a side that leaves breaks off a claim of its own that the other side has answered. */
export const breaksOff = (claim: ClaimTerms, leaver: Blame | undefined): boolean =>
  leaver === claimantSide(claim) && hasSpoken(claim, claim.against);

/** Whether a side may still answer a claim: once, until it is decided. */
export const canAnswer = (claim: ClaimTerms | undefined, reader: Mover): boolean =>
  claim !== undefined && isUndecided(claim) && claim.against === reader && !hasSpoken(claim, claim.against);

/** Whether the office may confirm a claim: only after the other side answered or ran out of time. */
export const wasHeard = ({ answerBy }: Pick<ClaimTerms, 'answerBy'>): boolean => answerBy === null;

interface Claimable {
  readonly creditPaise?: number;
}

/** A side can claim once, and not after paying for the booking with credit, which confirms the job. */
export const isClaimable = (
  booking: Claimable & Parameters<typeof hasAskedAboutAbsence>[0],
  by: Mover,
): boolean => !hasAskedAboutAbsence(booking, by) && (booking.creditPaise ?? 0) === 0;
