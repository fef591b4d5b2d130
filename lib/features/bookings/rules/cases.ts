import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { CaseReason, CaseState } from '#lib/features/bookings/contracts/case-terms.ts';
import { computeAmountInPerson } from './booking-dues.ts';
import type { Blame } from './booking-transitions.ts';
import { hasAskedAboutAbsence } from './case-state.ts';
import { effectiveHistory, type Change } from './effective-history.ts';
import { clockEnd, type Stop } from './no-show-claim.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Time to open a case after the end of a booking. */
const OPEN_MS = 7 * DAY_MS;
/** Time for the other side to answer. */
const ANSWER_MS = 48 * HOUR_MS;
/** Time for the office before the case goes to a lead. */
const LEAD_MS = 14 * DAY_MS;
/** A month at the latest: the shortest one, so that no calendar makes it late. */
export const DECIDE_DAYS = 28;
const DECIDE_MS = DECIDE_DAYS * DAY_MS;
/** Time for either side to appeal against a decision. */
const APPEAL_MS = 7 * DAY_MS;

type Side = Blame;

interface CaseBooking {
  readonly status: BookingStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly history: readonly Change[];
  /** A claim that someone did not come. */
  readonly noShow?: object | null | undefined;
  readonly cases?: readonly { readonly by: Side }[] | undefined;
}

const listInstants = ({ history }: CaseBooking, ...statuses: readonly BookingStatus[]): Date[] =>
  effectiveHistory(history)
    .filter(({ status }) => statuses.includes(status))
    .map(({ at }) => new Date(at));

/** Whether someone had to come: it was accepted, and not cancelled before its time. */
const wasVisitDue = (booking: CaseBooking): boolean =>
  listInstants(booking, 'accepted').length > 0 &&
  listInstants(booking, 'cancelled').every((at) => at >= booking.startsAt);

/** From the arrival; where no one came there is none, so from the booked time. */
const caseStart = (booking: CaseBooking, reason: CaseReason): Date | undefined => {
  if (reason === 'no_one_came') return wasVisitDue(booking) ? booking.startsAt : undefined;
  return listInstants(booking, 'arrived', 'in_progress', 'completed').at(0);
};

/** A decision that takes a completed job back is no second end, so it does not reopen the seven days. */
const findEnd = (booking: CaseBooking): Date | undefined =>
  listInstants(booking, 'completed').at(0) ?? listInstants(booking, 'cancelled', 'no_show').at(-1);

/** Whether the seven days after the end are over. A visit that never began ends with its booked time. */
const isTooLate = (booking: CaseBooking, at: Date): boolean => {
  const { status, endsAt } = booking;
  const isGoingOn = status === 'arrived' || status === 'in_progress';
  const ended = isGoingOn ? null : (findEnd(booking) ?? endsAt);
  return ended !== null && at.getTime() >= ended.getTime() + OPEN_MS;
};

type CaseRefusal = 'case_too_early' | 'case_too_late' | 'case_exists';

/**
 * Returns why a side cannot open a case; null if it can. Each side can open one: otherwise the side that opens first
 * would silence the other's complaint, and a decided case could be asked again and again.
 */
export const judgeCase = (
  booking: CaseBooking,
  { by, reason }: { by: Side; reason: CaseReason },
  at: Date,
): CaseRefusal | null => {
  const { cases = [] } = booking;
  if (cases.some((one) => one.by === by)) return 'case_exists';
  // A claim asks this already, with clocks and a fee of its own.
  if (reason === 'no_one_came' && hasAskedAboutAbsence(booking, by)) return 'case_exists';
  const start = caseStart(booking, reason);
  if (!start || at < start) return 'case_too_early';
  return isTooLate(booking, at) ? 'case_too_late' : null;
};

/** One round of a case: from the opening to the decision, or from the appeal to the last decision. */
interface Round {
  readonly at: Date;
  /** Pauses of one of the two. */
  readonly stops: readonly Stop[];
}

/** Until when the other side can answer. A pause stops this clock, because someone who is paused reads less. */
export const caseAnswerDeadline = ({ at: since, stops }: Round, at: Date): Date =>
  clockEnd({ since, lengthMs: ANSWER_MS, stops, at });

/** When an undecided case goes to a lead. No pause stops the clocks of the office, so nothing waits longer than a month. */
export const caseLeadFrom = ({ at }: Pick<Round, 'at'>): Date => new Date(at.getTime() + LEAD_MS);

/** Until when the office decides. */
export const caseDecideBy = ({ at }: Pick<Round, 'at'>): Date => new Date(at.getTime() + DECIDE_MS);

/** Whether an undecided case or appeal is on its last day or late: a later alarm would leave no time in February. */
export const isCaseUrgent = (round: Pick<Round, 'at'>, at: Date): boolean =>
  at.getTime() >= caseDecideBy(round).getTime() - DAY_MS;

interface CaseTerms {
  /** The side that opened it. */
  readonly by: Side;
  readonly state: CaseState;
  readonly openedAt: Date;
  /** The account of the admin who decided first. */
  readonly decidedBy?: string | undefined;
  readonly decidedAt?: Date | undefined;
}

/** Whether a side can answer: once, and only until the office decides; late words are better than none. */
export const canAnswerCase = (
  one: CaseTerms & { readonly statements: readonly { readonly by: Side }[] },
  side: Side,
): boolean =>
  one.by !== side &&
  (one.state === 'open' || one.state === 'heard') &&
  one.statements.every(({ by }) => by !== side);

/** When the time to appeal against a decision is over. */
export const caseAppealUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + APPEAL_MS);

/** Whether either side can still appeal: once, within a week. Both sides share the one appeal. */
export const canAppealCase = ({ state, decidedAt }: CaseTerms, at: Date): boolean =>
  state === 'decided' && decidedAt !== undefined && at < caseAppealUntil(decidedAt);

type DecideRefusal = 'not_heard_yet' | 'second_admin_needed' | 'case_closed';

/**
 * Returns why an admin cannot decide; null if they can. The other side is heard first, unless the month would pass: a
 * side cannot delay a decision by being paused. The appeal is decided by another admin.
 */
export const judgeDecision = (
  { state, openedAt, decidedBy }: CaseTerms,
  adminId: string,
  at: Date,
): DecideRefusal | null => {
  if (state === 'open') return at < caseLeadFrom({ at: openedAt }) ? 'not_heard_yet' : null;
  if (state === 'heard') return null;
  if (state === 'appealed') return decidedBy === adminId ? 'second_admin_needed' : null;
  return 'case_closed';
};

/** The amounts of a booking between its two people and Hunar, in paise. */
export interface CaseMoney {
  /** All that the customer has paid for the booking: in person and from the wallet. */
  readonly paidPaise: number;
  /** The worker owes it back to the customer, or has returned it. */
  readonly refundedPaise: number;
  /** Hunar has added it to the customer's wallet. */
  readonly creditedPaise: number;
}

/** A decision about money: the worker returns it, Hunar gives it, or nothing changes. */
export interface Remedy {
  readonly kind: 'none' | 'refund' | 'credit';
  readonly amountPaise: number;
}

/** Returns all that the customer has paid for a booking: in person and from the wallet, for the job or as a fee. */
export const sumPaid = ({
  paid,
  fee,
  ...prices
}: Parameters<typeof computeAmountInPerson>[0] & {
  readonly paid: object | null;
  readonly fee: {
    readonly state: string;
    readonly feePaise: number;
    readonly owedBy?: 'customer' | 'worker';
  } | null;
}): number => {
  const inPersonPaise = paid ? computeAmountInPerson(prices) : 0;
  const feePaise = fee?.state === 'paid' && fee.owedBy !== 'worker' ? fee.feePaise : 0;
  return inPersonPaise + feePaise + (prices.creditPaise ?? 0);
};

/** Returns what the customer has paid for a booking in person. */
export const sumPaidInPerson = (booking: Parameters<typeof sumPaid>[0]): number =>
  sumPaid(booking) - (booking.creditPaise ?? 0);

/** Returns how much a decision can give at most: refunds and credit together never exceed what was paid. */
export const maxRemedy = ({ paidPaise, refundedPaise, creditedPaise }: CaseMoney): number =>
  Math.max(0, paidPaise - refundedPaise - creditedPaise);

/**
 * Returns how much a decision can have the worker return at most: what was paid in person, less what was given for the
 * booking already. One refund for each booking: the words about a second would hide those about the first.
 */
export const maxRefund = ({ refundedPaise, creditedPaise }: CaseMoney, inPersonPaise: number): number =>
  refundedPaise > 0 ? 0 : Math.max(0, inPersonPaise - creditedPaise);

const isPossible = (money: CaseMoney, { kind, amountPaise }: Remedy): boolean =>
  kind === 'none'
    ? amountPaise === 0
    : Number.isSafeInteger(amountPaise) && amountPaise > 0 && amountPaise <= maxRemedy(money);

/** Returns the amounts after a decision; null if it would give more than was paid. */
export const applyRemedy = (money: CaseMoney, remedy: Remedy): CaseMoney | null => {
  if (!isPossible(money, remedy)) return null;
  const { kind, amountPaise } = remedy;
  return {
    ...money,
    refundedPaise: money.refundedPaise + (kind === 'refund' ? amountPaise : 0),
    creditedPaise: money.creditedPaise + (kind === 'credit' ? amountPaise : 0),
  };
};
