import { bookingStatuses, type BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { judgeMove, type Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import { ledgerKinds, type LedgerKind } from '#lib/features/money/contracts/ledger.ts';
import { bookingMoneyKinds, type BookingMoneyKind } from '#lib/features/money/rules/ledger-entries.ts';

export interface Transition {
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  readonly mover: Mover;
}

const movers: readonly Mover[] = ['customer', 'worker', 'admin', 'system'];
const past = new Date(0);
// Some moves are open for a while after the start, others when much time has passed.
const instants = [40 * 60_000, 10 * 86_400_000].map((after) => new Date(after));

/** Every row of the product's own table of moves. */
export const transitions: readonly Transition[] = bookingStatuses.flatMap((from) =>
  bookingStatuses.flatMap((to) =>
    movers.flatMap((mover) => {
      const move = { mover, from, to, reason: 'Yes.', startsAt: past, endsAt: past, since: past };
      // Some need a time that the other side suggested.
      const isAllowed = instants.some((at) =>
        [false, true].some((agrees) => judgeMove({ ...move, agrees, at }).allowed),
      );
      return isAllowed ? [{ from, to, mover }] : [];
    }),
  ),
);

export const nameOf = ({ from, to, mover }: Transition): string => `${from} to ${to} by ${mover}`;

/** Only jobs that an earlier release removed from the ledger too early can return to it. */
const ofEarlierReleases = ['job_restored', 'paid_restored'] as const;

export type LineKind = Exclude<LedgerKind | BookingMoneyKind, (typeof ofEarlierReleases)[number]>;

const isMade = (kind: LedgerKind | BookingMoneyKind): kind is LineKind =>
  !ofEarlierReleases.some((one) => one === kind);

/** Every kind of ledger entry written today. */
export const lineKinds: readonly LineKind[] = [
  ...new Set([...ledgerKinds.options, ...bookingMoneyKinds].filter(isMade)),
];

/** Events at the door and during a visit, besides the moves. */
export const visitSteps = [
  ...(['wrong code', 'lock', 'start by tap', 'way', 'way answered', 'waiting', 'waiting confirmed'] as const),
  ...(['left', 'all well', 'help', 'position', 'photo'] as const),
] as const;
export type VisitStep = (typeof visitSteps)[number];

/** Everything a full run must see: each move, then each kind of entry, then each step of a visit. */
export const goals: readonly string[] = [
  ...transitions.map(nameOf),
  ...lineKinds.map((kind) => `line ${kind}`),
  ...visitSteps.map((step) => `visit ${step}`),
];

/** How often each goal was seen. */
export class Coverage {
  calls = 0;
  accepted = 0;
  readonly #seen = new Map<string, number>();

  add(name: string): void {
    this.#seen.set(name, this.count(name) + 1);
  }

  count(name: string): number {
    return this.#seen.get(name) ?? 0;
  }

  /** All goals, and how often each was reached. */
  rows(): [name: string, times: number][] {
    return goals.map((name) => [name, this.count(name)]);
  }

  /** The goals reached fewer than `times` times. */
  missing(times: number): string[] {
    return goals.filter((name) => this.count(name) < times);
  }
}
