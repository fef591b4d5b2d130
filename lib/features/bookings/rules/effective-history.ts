import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';

// In a file of its own: cards in a browser need no table of moves.

export interface Change {
  readonly status: BookingStatus;
  readonly at: Date | string;
  /** The status that this change undid. */
  readonly takesBack?: BookingStatus | undefined;
}

/** Drops moves that were undone, together with the changes that undid them. */
export const effectiveHistory = <One extends Change>(history: readonly One[]): One[] =>
  history.reduce<One[]>(
    (standing, change) => (change.takesBack ? standing.slice(0, -1) : [...standing, change]),
    [],
  );
