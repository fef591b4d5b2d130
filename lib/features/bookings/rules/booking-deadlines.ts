import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { toIndiaDay, instantInIndia } from '#lib/platform/time/india-day.ts';
import type { Mover } from './booking-transitions.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Waking hours that a worker has to answer. The deadline also ends some minutes before the start. */
export const MAX_WAIT_HOURS = 2;
export const BEFORE_START_MINUTES = 60;
/** Below this, the worker isn't asked any more. */
const MIN_WAIT_MINUTES = 30;
/** Hours of the day in India during which people are expected to answer. */
export const WAKING_HOURS = { from: 7, to: 22 } as const;
/** Bookings can be moved until this long before their start. */
export const RESCHEDULE_AHEAD_HOURS = 4;
const RESCHEDULE_AHEAD_MS = RESCHEDULE_AHEAD_HOURS * HOUR_MS;

const WAKING_DAY_MS = (WAKING_HOURS.to - WAKING_HOURS.from) * HOUR_MS;

const wakeUpOn = (localDate: string): number =>
  instantInIndia({ localDate, minutes: WAKING_HOURS.from * 60 }).getTime();

/** Returns the waking time in India since the epoch. */
const wakingMsAt = (instant: Date): number => {
  const localDate = toIndiaDay(instant);
  const today = instant.getTime() - wakeUpOn(localDate);
  return (Date.parse(localDate) / DAY_MS) * WAKING_DAY_MS + Math.min(Math.max(today, 0), WAKING_DAY_MS);
};

/** Returns the first instant at which this much waking time has passed. */
const instantAtWakingMs = (wakingMs: number): number => {
  const day = Math.ceil(wakingMs / WAKING_DAY_MS) - 1;
  const localDate = new Date(day * DAY_MS).toISOString().slice(0, 10);
  return wakeUpOn(localDate) + wakingMs - day * WAKING_DAY_MS;
};

/** The last instant, in milliseconds, to answer a question about a visit. */
export const lastAnswerBefore = (startsAt: Date): number =>
  startsAt.getTime() - BEFORE_START_MINUTES * MINUTE_MS;

interface Question {
  readonly askedAt: Date;
  /** With two times, the earlier one. */
  readonly startsAt: Date;
}

/** Returns the worker's deadline for a request, or for a proposed time. */
export const answerBy = ({ askedAt, startsAt }: Question): Date =>
  new Date(
    Math.min(instantAtWakingMs(wakingMsAt(askedAt) + MAX_WAIT_HOURS * HOUR_MS), lastAnswerBefore(startsAt)),
  );

/** Returns when to remind the worker: halfway through the waking time before the deadline. */
export const halfwayTo = ({ askedAt, deadline }: { askedAt: Date; deadline: Date }): Date =>
  new Date(instantAtWakingMs((wakingMsAt(askedAt) + wakingMsAt(deadline)) / 2));

/** Whether a worker who is asked now still has time to answer. */
export const leavesTimeToAnswer = (startsAt: Date, at: Date): boolean =>
  wakingMsAt(new Date(lastAnswerBefore(startsAt))) - wakingMsAt(at) >= MIN_WAIT_MINUTES * MINUTE_MS;

interface Unanswered extends Question {
  readonly status: BookingStatus;
  /** The request's deadline. */
  readonly deadline: Date | null;
  /** The worker suggested another time, so may not come at this one. */
  readonly isTimeOffered?: boolean;
  /** Who made the latest change. */
  readonly lastBy: Mover | undefined;
}

/**
 * Whether the customer may ask another worker for the same time: the worker declined or hasn't answered for long, and
 * there is time left.
 */
export const canAskOthers = (booking: Unanswered, at: Date): boolean => {
  const { status, startsAt, askedAt, deadline, isTimeOffered, lastBy } = booking;
  if (!leavesTimeToAnswer(startsAt, at)) return false;
  if (status === 'pending')
    return deadline !== null && (isTimeOffered === true || at >= halfwayTo({ askedAt, deadline }));
  if (status === 'cancelled') return lastBy !== 'customer';
  return status === 'rejected' || status === 'expired';
};

export const canReschedule = (startsAt: Date, at: Date): boolean =>
  startsAt.getTime() - at.getTime() >= RESCHEDULE_AHEAD_MS;
