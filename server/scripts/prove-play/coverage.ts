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
      return instants.some((at) => judgeMove({ ...move, at }).allowed) ? [{ from, to, mover }] : [];
    }),
  ),
);

export const nameOf = ({ from, to, mover }: Transition): string => `${from} to ${to} by ${mover}`;

export type LineKind = LedgerKind | BookingMoneyKind;

/** Every kind of line that the books know. */
export const lineKinds: readonly LineKind[] = [...new Set([...ledgerKinds.options, ...bookingMoneyKinds])];

/** All that a whole run is to see: each move, then each kind of line. */
export const goals: readonly string[] = [
  ...transitions.map(nameOf),
  ...lineKinds.map((kind) => `line ${kind}`),
];

/** How often each move of a booking and each kind of line in the books was seen. */
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

  /** What there is to see, and how often each was seen. */
  rows(): [name: string, times: number][] {
    return goals.map((name) => [name, this.count(name)]);
  }

  /** Which goals were seen less often than so many times. */
  missing(times: number): string[] {
    return goals.filter((name) => this.count(name) < times);
  }
}
