import { effectiveHistory, type Change } from './effective-history.ts';
import {
  undoableSteps,
  type BookingStatus,
  type UndoableStep,
} from '#lib/features/bookings/contracts/booking-status.ts';
import { helpEndsAt, type WayQuestion } from './way-question.ts';

export type Mover = 'customer' | 'worker' | 'admin' | 'system';

/** The side that didn't keep the agreement. */
export type Blame = 'customer' | 'worker';

interface Move {
  readonly by: readonly Mover[];
  readonly from: readonly BookingStatus[];
  readonly to: BookingStatus;
  /** Earliest time, in minutes after this edge of the booked time; negative means before it. */
  readonly notBefore?: { readonly edge: 'start' | 'end'; readonly minutes: number };
  /** Latest time, in minutes after the booked end. */
  readonly notAfterEnd?: number;
  /** Earliest time, in minutes after the booking reached its current status. */
  readonly afterMinutes?: number;
  /** Answers a request, so it is possible until the request's deadline. */
  readonly answers?: true;
  /** Agrees to a time that the other side suggested; never possible without one. */
  readonly agrees?: true;
  readonly needsReason?: true;
  /** Makes a no-show claim against this side. */
  readonly blames?: Blame;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** All allowed moves; everything else is refused. */
const moves: readonly Move[] = [
  { by: ['worker'], from: ['pending'], to: 'accepted', answers: true },
  { by: ['worker'], from: ['pending'], to: 'rejected', answers: true },
  { by: ['customer'], from: ['pending'], to: 'accepted', answers: true, agrees: true },
  { by: ['worker'], from: ['accepted'], to: 'on_the_way', notBefore: { edge: 'start', minutes: -180 } },
  {
    by: ['worker'],
    from: ['accepted', 'on_the_way'],
    to: 'arrived',
    notBefore: { edge: 'start', minutes: -90 },
  },
  {
    by: ['worker'],
    from: ['accepted', 'on_the_way', 'arrived'],
    to: 'in_progress',
    notBefore: { edge: 'start', minutes: -60 },
  },
  // The customer sees the worker at the door.
  {
    by: ['customer'],
    from: ['accepted', 'on_the_way', 'arrived'],
    to: 'in_progress',
    notBefore: { edge: 'start', minutes: -60 },
  },
  {
    by: ['worker'],
    from: ['in_progress'],
    to: 'completed',
    notBefore: { edge: 'start', minutes: 0 },
    afterMinutes: 15,
  },
  {
    by: ['worker'],
    from: ['arrived'],
    to: 'no_show',
    notBefore: { edge: 'start', minutes: 15 },
    notAfterEnd: DAY_MINUTES,
    blames: 'customer',
  },
  { by: ['customer'], from: ['pending', 'accepted', 'on_the_way', 'arrived'], to: 'cancelled' },
  {
    by: ['customer'],
    // Also when the worker reported arriving.
    from: ['accepted', 'on_the_way', 'arrived', 'in_progress', 'completed'],
    to: 'no_show',
    notBefore: { edge: 'start', minutes: 30 },
    notAfterEnd: DAY_MINUTES,
    blames: 'worker',
  },
  {
    by: ['worker'],
    from: ['accepted', 'on_the_way', 'arrived'],
    to: 'cancelled',
    needsReason: true,
  },
  {
    by: ['admin'],
    from: ['pending', 'accepted', 'on_the_way', 'arrived'],
    to: 'cancelled',
    needsReason: true,
  },
  // The worker is no longer allowed to work.
  {
    by: ['system'],
    from: ['pending', 'accepted', 'on_the_way', 'arrived', 'in_progress'],
    to: 'cancelled',
    needsReason: true,
  },
  { by: ['system'], from: ['pending'], to: 'expired' },
  {
    by: ['system'],
    from: ['accepted', 'on_the_way', 'arrived'],
    to: 'no_show',
    notBefore: { edge: 'end', minutes: DAY_MINUTES },
  },
  {
    by: ['system'],
    from: ['in_progress'],
    to: 'completed',
    notBefore: { edge: 'end', minutes: DAY_MINUTES },
  },
];

/** Returns when the booking reached its current status. */
export const getStatusSince = ({
  history,
  createdAt,
}: {
  readonly history: readonly Change[];
  readonly createdAt: Date | string;
}): Date => new Date(effectiveHistory(history).at(-1)?.at ?? createdAt);

const UNDO_MINUTES: Record<UndoableStep, number> = { accepted: 1, on_the_way: 2, arrived: 2 };
/** The customer is notified each time, so repeated undoing must end. */
const MAX_UNDOS = 3;

interface Undo {
  readonly step: UndoableStep;
  /** The status that the booking returns to. */
  readonly to: BookingStatus;
  /** Exclusive. */
  readonly until: Date;
}

/** Returns the move that the worker can still undo, and until when; null if there is none. */
export const findUndo = ({
  status,
  history,
}: {
  readonly status: BookingStatus;
  readonly history: readonly Change[];
}): Undo | null => {
  const [before, last] = effectiveHistory(history).slice(-2);
  const step = undoableSteps.find((one) => one === status);
  // A customer's change would have ended the booking and changed its status.
  if (!before || !last || !step || last.status !== step) return null;
  if (history.filter(({ takesBack }) => takesBack).length >= MAX_UNDOS) return null;
  const until = new Date(new Date(last.at).getTime() + UNDO_MINUTES[step] * MINUTE_MS);
  return { step, to: before.status, until };
};

interface Agreement {
  readonly status: BookingStatus;
  readonly history: readonly Change[];
}

/**
 * Whether the two agreed on a visit for good: an acceptance that was undone counts for nothing, and neither does one that
 * still can be.
 */
export const hasAgreementStood = ({ status, history }: Agreement, at: Date): boolean => {
  const accepted = effectiveHistory(history).find((change) => change.status === 'accepted');
  if (!accepted) return false;
  const isUndoable = undoableSteps.some((one) => one === status);
  return !isUndoable || at.getTime() >= new Date(accepted.at).getTime() + UNDO_MINUTES.accepted * MINUTE_MS;
};

export interface Attempt {
  readonly mover: Mover;
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When the booking reached its current status. */
  readonly since: Date;
  /** Deadline of an open request. */
  readonly expiresAt?: Date | null;
  /** The question of a worker who could not find the door. */
  readonly wayQuestion?: WayQuestion | null | undefined;
  /** Agrees to a suggested time. */
  readonly agrees?: boolean;
  readonly at: Date;
  readonly reason?: string;
}

/** Returns when the move becomes possible, or null if it always is. */
const opensAt = (
  { notBefore, afterMinutes, blames }: Move,
  { startsAt, endsAt, since, wayQuestion }: Pick<Attempt, 'startsAt' | 'endsAt' | 'since' | 'wayQuestion'>,
): Date | null => {
  if (!notBefore) return null;
  const edge = notBefore.edge === 'start' ? startsAt : endsAt;
  const opening = edge.getTime() + notBefore.minutes * MINUTE_MS;
  const waited = afterMinutes === undefined ? opening : since.getTime() + afterMinutes * MINUTE_MS;
  // A customer who was asked for the way has time to help.
  const helped = blames === 'customer' && wayQuestion ? helpEndsAt(wayQuestion).getTime() : opening;
  return new Date(Math.max(opening, waited, helped));
};

const isTooEarly = (move: Move, attempt: Omit<Attempt, 'to'>): boolean => {
  const opening = opensAt(move, attempt);
  return opening !== null && attempt.at < opening;
};

const isTooLate = ({ notAfterEnd }: Move, { endsAt, at }: Pick<Attempt, 'endsAt' | 'at'>): boolean =>
  notAfterEnd !== undefined && at.getTime() > endsAt.getTime() + notAfterEnd * MINUTE_MS;

// Also before the scheduled task has closed the request.
const isExpired = ({ answers }: Move, { expiresAt, at }: Pick<Attempt, 'expiresAt' | 'at'>): boolean =>
  answers === true && Boolean(expiresAt && at >= expiresAt);

const movesFrom = ({ mover, from, agrees = false }: Pick<Attempt, 'mover' | 'from' | 'agrees'>): Move[] =>
  moves.filter(
    (move) => move.by.includes(mover) && move.from.includes(from) && (move.agrees ?? false) === agrees,
  );

const findMove = (attempt: Attempt): Move | undefined =>
  movesFrom(attempt).find(({ to }) => to === attempt.to);

export type Verdict =
  | { readonly allowed: true; readonly blames: Blame | null }
  | { readonly allowed: false; readonly why: 'illegal' | 'expired' | 'too_early' | 'reason_missing' };

/** Decides whether a move is allowed now, and why not. */
export const judgeMove = (attempt: Attempt): Verdict => {
  const move = findMove(attempt);
  if (!move || isTooLate(move, attempt)) return { allowed: false, why: 'illegal' };
  if (isExpired(move, attempt)) return { allowed: false, why: 'expired' };
  if (isTooEarly(move, attempt)) return { allowed: false, why: 'too_early' };
  if (move.needsReason && !attempt.reason) return { allowed: false, why: 'reason_missing' };
  return { allowed: true, blames: move.blames ?? null };
};

/** Returns the moves that are possible now, for a screen's buttons. */
export const listOpenMoves = (attempt: Omit<Attempt, 'to'>): BookingStatus[] =>
  movesFrom(attempt)
    .filter((move) => ![isTooEarly, isTooLate, isExpired].some((isClosed) => isClosed(move, attempt)))
    .map(({ to }) => to);

export interface UpcomingMove {
  readonly to: BookingStatus;
  readonly opensAt: Date;
}

/** Returns the moves that become possible later, with their time. */
export const upcomingMoves = (attempt: Omit<Attempt, 'to'>): UpcomingMove[] =>
  movesFrom(attempt).flatMap((move) => {
    const opening = opensAt(move, attempt);
    return opening !== null && attempt.at < opening ? [{ to: move.to, opensAt: opening }] : [];
  });
