import type { PauseUrgency } from '#lib/features/people/contracts/pauses.ts';

const DAY_MS = 86_400_000;

/** Days between announcing a pause and its start. */
export const NOTICE_DAYS = 14;
/** Days for the office to answer an appeal. */
const APPEAL_ANSWER_DAYS = 14;
/** Days after a pause in which a new one by the same lead inherits the open appeal. */
const APPEAL_CARRY_DAYS = 30;

const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** Returns when a pause set now starts: immediately only for danger or fraud. */
export const pauseStart = (urgency: PauseUrgency | undefined, at: Date): Date =>
  urgency === undefined ? daysAfter(at, NOTICE_DAYS) : at;

interface Pause {
  /** Absent in pauses from before notice was given. */
  readonly startsAt?: Date;
  /** Absent when notice was given. */
  readonly urgency?: PauseUrgency;
  readonly until: Date | null;
  readonly ended: { readonly at: Date } | null;
}

export type PauseState = 'announced' | 'active' | 'over';

/** Returns the state of a pause. An announced pause changes nothing for its account yet. */
export const pauseState = ({ startsAt, until, ended }: Omit<Pause, 'urgency'>, at: Date): PauseState => {
  if (ended || (until && until <= at)) return 'over';
  return startsAt && startsAt > at ? 'announced' : 'active';
};

export const appealAnswerBy = (appealedAt: Date): Date => daysAfter(appealedAt, APPEAL_ANSWER_DAYS);

/**
 * Decides what follows when the office leaves an appeal unanswered: after 14 days the appeal succeeds, except against
 * a pause for danger or fraud. That pause stays, and leads and the operator are reminded daily.
 */
export const resolveUnanswered = (
  { urgency }: Pick<Pause, 'urgency'>,
  answerBy: Date,
  at: Date,
): 'waits' | 'won' | 'remind' => {
  if (at < answerBy) return 'waits';
  return urgency === undefined ? 'won' : 'remind';
};

interface Appeal {
  readonly pausedBy: string;
  readonly state: 'open' | 'lifted' | 'upheld' | 'over';
}

/** A lead's accounts: this one and others with the same contact. */
type LeadIds = ReadonlySet<string>;

/** Returns whether an admin may decide an appeal; never the lead who paused the account. */
export const canDecideAppeal = ({ pausedBy }: Pick<Appeal, 'pausedBy'>, leadIds: LeadIds): boolean =>
  !leadIds.has(pausedBy);

/** Returns whether a lead may pause an account; not after it won an appeal against a pause of the same lead. */
export const canPause = (appeals: readonly Appeal[], leadIds: LeadIds): boolean =>
  !appeals.some(({ pausedBy, state }) => leadIds.has(pausedBy) && state === 'lifted');

export const inheritsAppeal = (
  { pausedBy, state }: Appeal,
  lastEndedAt: Date | undefined,
  { leadId, at }: { leadId: string; at: Date },
): boolean =>
  state === 'open' &&
  pausedBy === leadId &&
  (lastEndedAt === undefined || at <= daysAfter(lastEndedAt, APPEAL_CARRY_DAYS));
