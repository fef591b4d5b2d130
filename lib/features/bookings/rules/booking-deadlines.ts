const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** So long a worker has to answer, but not beyond so many minutes before the start. */
export const MOST_WAIT_HOURS = 12;
export const BEFORE_START_MINUTES = 15;
const MOST_WAIT_MS = MOST_WAIT_HOURS * HOUR_MS;
const BEFORE_START_MS = BEFORE_START_MINUTES * MINUTE_MS;
/** A booking may be moved until so long before its start. */
export const RESCHEDULE_AHEAD_HOURS = 4;
const RESCHEDULE_AHEAD_MS = RESCHEDULE_AHEAD_HOURS * HOUR_MS;
const ADDRESS_KEPT_MS = 7 * 24 * HOUR_MS;

const earliest = (...instants: number[]): Date => new Date(Math.min(...instants));

/** Until when a worker may answer a request. */
export const requestExpiresAt = ({ createdAt, startsAt }: { createdAt: Date; startsAt: Date }): Date =>
  earliest(createdAt.getTime() + MOST_WAIT_MS, startsAt.getTime() - BEFORE_START_MS);

interface Proposed {
  proposedAt: Date;
  startsAt: Date;
  newStartsAt: Date;
}

/** Until when a worker may answer a proposal of another time. */
export const proposalExpiresAt = ({ proposedAt, startsAt, newStartsAt }: Proposed): Date =>
  earliest(
    proposedAt.getTime() + MOST_WAIT_MS,
    Math.min(startsAt.getTime(), newStartsAt.getTime()) - BEFORE_START_MS,
  );

/** Whether a booking may still be moved to another time. */
export const canReschedule = (startsAt: Date, at: Date): boolean =>
  startsAt.getTime() - at.getTime() >= RESCHEDULE_AHEAD_MS;

/** Until when the worker sees street and phone of a booking that is over. */
export const detailsEndAt = (endsAt: Date): Date => new Date(endsAt.getTime() + ADDRESS_KEPT_MS);
