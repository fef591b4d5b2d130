import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { asksDoorCode, type DoorChooser } from '#lib/features/people/rules/door-choice.ts';

export const DOOR_CODE_DIGITS = 4;
/** After this many different wrong codes, only the customer can start the job. */
export const MAX_DOOR_TRIES = 5;

export interface Door {
  /** The code, encrypted. */
  readonly sealed: string;
  /** Keyed hashes of the wrong codes that were typed, so that a repeated one counts once. */
  readonly tried: readonly string[];
  /** When the right code was typed: if the server fails then, the job has not started. */
  readonly openedAt?: Date;
}

/** The statuses from which a job can start: only then does the code have a use. */
export const isBeforeDoor = (status: BookingStatus): boolean =>
  status === 'accepted' || status === 'on_the_way' || status === 'arrived';

interface Visit {
  readonly status: BookingStatus;
  readonly door?: Door | null | undefined;
}

/** Returns the door code that the job waits for, or null if it can start without one. */
export const closedDoor = ({ status, door }: Visit, customer: DoorChooser | undefined): Door | null =>
  door && isBeforeDoor(status) && asksDoorCode(customer) ? door : null;

export const triesLeft = ({ tried }: Pick<Door, 'tried'>): number =>
  Math.max(0, MAX_DOOR_TRIES - tried.length);

interface Tap {
  /** The time on the phone; absent if the client sent none. */
  readonly tappedAt: Date | undefined;
  /** When the booking reached the status that the tap changed. */
  readonly since: Date;
  readonly at: Date;
}

/** Returns the phone's time of a tap if it is possible: neither ahead of our clock nor before the step that led to it. */
export const believableTap = ({ tappedAt, since, at }: Tap): Date | null =>
  tappedAt && tappedAt >= since && tappedAt <= at ? tappedAt : null;
