import {
  slippedSteps,
  type BookingStatus,
  type SlippedStep,
} from '#lib/features/bookings/contracts/booking-status.ts';

/** Who changes a booking: one of its two people, an admin, or the clock. */
export type Mover = 'customer' | 'worker' | 'admin' | 'system';

/** A party that did not keep to what was agreed. */
export type Blame = 'customer' | 'worker';

interface Move {
  readonly by: readonly Mover[];
  readonly from: readonly BookingStatus[];
  readonly to: BookingStatus;
  /** Not earlier than so many minutes after this edge of the booked time; negative: before it. */
  readonly notBefore?: { readonly edge: 'start' | 'end'; readonly minutes: number };
  /** Not later than so many minutes after the booked end. */
  readonly notAfterEnd?: number;
  /** Not earlier than so many minutes after the booking came to the state that it is in. */
  readonly afterMinutes?: number;
  /** It answers a request, which can be done until the request's deadline. */
  readonly answers?: true;
  readonly needsReason?: true;
  /** It is a claim, against this one. */
  readonly blames?: Blame;
}

const MINUTE_MS = 60_000;
const A_DAY = 24 * 60;

/** Every change that a booking may go through; whatever is not here is refused. */
const moves: readonly Move[] = [
  { by: ['worker'], from: ['pending'], to: 'accepted', answers: true },
  { by: ['worker'], from: ['pending'], to: 'rejected', answers: true },
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
    notAfterEnd: A_DAY,
    blames: 'customer',
  },
  { by: ['customer'], from: ['pending', 'accepted', 'on_the_way', 'arrived'], to: 'cancelled' },
  {
    by: ['customer'],
    // Also where the worker says to have been there.
    from: ['accepted', 'on_the_way', 'arrived', 'in_progress', 'completed'],
    to: 'no_show',
    notBefore: { edge: 'start', minutes: 30 },
    notAfterEnd: A_DAY,
    blames: 'worker',
  },
  {
    by: ['worker', 'admin'],
    from: ['accepted', 'on_the_way', 'arrived'],
    to: 'cancelled',
    needsReason: true,
  },
  // Whoever was booked may not work any more.
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
    notBefore: { edge: 'end', minutes: A_DAY },
  },
  {
    by: ['system'],
    from: ['in_progress'],
    to: 'completed',
    notBefore: { edge: 'end', minutes: A_DAY },
  },
];

interface Change {
  readonly status: BookingStatus;
  readonly at: Date | string;
  /** The step that this change took back. */
  readonly takesBack?: BookingStatus | undefined;
}

/** What still holds of a booking's history: without steps that were taken back, and without their taking back. */
export const standingOf = <One extends Change>(history: readonly One[]): One[] =>
  history.reduce<One[]>(
    (standing, change) => (change.takesBack ? standing.slice(0, -1) : [...standing, change]),
    [],
  );

/** When a booking came to the state that it is in. */
export const sinceOf = ({
  history,
  createdAt,
}: {
  readonly history: readonly Change[];
  readonly createdAt: Date | string;
}): Date => new Date(standingOf(history).at(-1)?.at ?? createdAt);

const UNDO_MS = 2 * MINUTE_MS;
/** Each time the customer is told: nobody is sent to the door again and again. */
const MOST_TAKEN_BACK = 3;

interface Undo {
  readonly step: SlippedStep;
  /** The state that the booking goes back to. */
  readonly to: BookingStatus;
  /** The first instant at which it is too late. */
  readonly until: Date;
}

/** The step that a booking's worker can take back, until its two minutes are over; null where there is none. */
export const undoOf = ({
  status,
  history,
}: {
  readonly status: BookingStatus;
  readonly history: readonly Change[];
}): Undo | null => {
  const [before, last] = standingOf(history).slice(-2);
  const step = slippedSteps.find((one) => one === status);
  // Whatever the customer does with a booking on its way ends it, and then it is in another state.
  if (!before || !last || !step || last.status !== step) return null;
  if (history.filter(({ takesBack }) => takesBack).length >= MOST_TAKEN_BACK) return null;
  return { step, to: before.status, until: new Date(new Date(last.at).getTime() + UNDO_MS) };
};

export interface Attempt {
  readonly mover: Mover;
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When the booking came to the state that it is in. */
  readonly since: Date;
  /** Until when a request waits for its answer; null, or absent, where it does not. */
  readonly expiresAt?: Date | null;
  readonly at: Date;
  readonly reason?: string;
}

/** From when on a move may be made; null: at any time. */
const opensAt = (
  { notBefore, afterMinutes }: Move,
  { startsAt, endsAt, since }: Pick<Attempt, 'startsAt' | 'endsAt' | 'since'>,
): Date | null => {
  if (!notBefore) return null;
  const edge = notBefore.edge === 'start' ? startsAt : endsAt;
  const opening = edge.getTime() + notBefore.minutes * MINUTE_MS;
  const waited = afterMinutes === undefined ? opening : since.getTime() + afterMinutes * MINUTE_MS;
  return new Date(Math.max(opening, waited));
};

const isTooEarly = (move: Move, attempt: Omit<Attempt, 'to'>): boolean => {
  const opening = opensAt(move, attempt);
  return opening !== null && attempt.at < opening;
};

const isTooLate = ({ notAfterEnd }: Move, { endsAt, at }: Pick<Attempt, 'endsAt' | 'at'>): boolean =>
  notAfterEnd !== undefined && at.getTime() > endsAt.getTime() + notAfterEnd * MINUTE_MS;

// Also while nobody has looked yet which requests have ended.
const isExpired = ({ answers }: Move, { expiresAt, at }: Pick<Attempt, 'expiresAt' | 'at'>): boolean =>
  answers === true && Boolean(expiresAt && at >= expiresAt);

const movesFrom = ({ mover, from }: Pick<Attempt, 'mover' | 'from'>): Move[] =>
  moves.filter((move) => move.by.includes(mover) && move.from.includes(from));

const findMove = ({ mover, from, to }: Attempt): Move | undefined =>
  movesFrom({ mover, from }).find((move) => move.to === to);

export type Verdict =
  | { readonly allowed: true; readonly blames: Blame | null }
  | { readonly allowed: false; readonly why: 'illegal' | 'expired' | 'too_early' | 'reason_missing' };

/** Whether somebody may change a booking like this now. */
export const judgeMove = (attempt: Attempt): Verdict => {
  const move = findMove(attempt);
  if (!move || isTooLate(move, attempt)) return { allowed: false, why: 'illegal' };
  if (isExpired(move, attempt)) return { allowed: false, why: 'expired' };
  if (isTooEarly(move, attempt)) return { allowed: false, why: 'too_early' };
  if (move.needsReason && !attempt.reason) return { allowed: false, why: 'reason_missing' };
  return { allowed: true, blames: move.blames ?? null };
};

/** What somebody can do with a booking now, for the buttons of a screen. */
export const movesOpenTo = (attempt: Omit<Attempt, 'to'>): BookingStatus[] =>
  movesFrom(attempt)
    .filter((move) => ![isTooEarly, isTooLate, isExpired].some((isClosed) => isClosed(move, attempt)))
    .map(({ to }) => to);

export interface WaitingMove {
  readonly to: BookingStatus;
  readonly opensAt: Date;
}

/** What somebody can do with a booking only later, and from when on. */
export const movesToCome = (attempt: Omit<Attempt, 'to'>): WaitingMove[] =>
  movesFrom(attempt).flatMap((move) => {
    const opening = opensAt(move, attempt);
    return opening !== null && attempt.at < opening ? [{ to: move.to, opensAt: opening }] : [];
  });
