import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { indiaDayOf, instantInIndia } from '#lib/platform/time/india-day.ts';
import type { Mover } from './booking-transitions.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** So much waking time a worker has to answer, but not beyond so many minutes before the start. */
export const MOST_WAIT_HOURS = 2;
export const BEFORE_START_MINUTES = 60;
/** Nobody is asked with less waking time left to answer. */
const LEAST_WAIT_MINUTES = 30;
/** The hours of a day in India at which people are asked to answer. */
const WAKING_HOURS = { from: 7, to: 22 } as const;
/** A booking may be moved until so long before its start. */
export const RESCHEDULE_AHEAD_HOURS = 4;
const RESCHEDULE_AHEAD_MS = RESCHEDULE_AHEAD_HOURS * HOUR_MS;
const ADDRESS_KEPT_MS = 7 * DAY_MS;

const WAKING_DAY_MS = (WAKING_HOURS.to - WAKING_HOURS.from) * HOUR_MS;

const wakeUpOn = (localDate: string): number =>
  instantInIndia({ localDate, minutes: WAKING_HOURS.from * 60 }).getTime();

/** How much waking time has passed in India since the beginning of time. */
const wakingMsAt = (instant: Date): number => {
  const localDate = indiaDayOf(instant);
  const today = instant.getTime() - wakeUpOn(localDate);
  return (Date.parse(localDate) / DAY_MS) * WAKING_DAY_MS + Math.min(Math.max(today, 0), WAKING_DAY_MS);
};

/** The first instant at which so much waking time has passed. */
const instantAtWakingMs = (wakingMs: number): number => {
  const day = Math.ceil(wakingMs / WAKING_DAY_MS) - 1;
  const localDate = new Date(day * DAY_MS).toISOString().slice(0, 10);
  return wakeUpOn(localDate) + wakingMs - day * WAKING_DAY_MS;
};

const lastAnswerBefore = (startsAt: Date): number => startsAt.getTime() - BEFORE_START_MINUTES * MINUTE_MS;

interface Question {
  readonly askedAt: Date;
  /** Where two times are asked about, the earlier one. */
  readonly startsAt: Date;
}

/** Until when a worker may answer a request, or a proposal of another time. */
export const answerBy = ({ askedAt, startsAt }: Question): Date =>
  new Date(
    Math.min(instantAtWakingMs(wakingMsAt(askedAt) + MOST_WAIT_HOURS * HOUR_MS), lastAnswerBefore(startsAt)),
  );

/** Half of the waking time between a question and its deadline: when the worker is reminded. */
export const halfwayTo = ({ askedAt, deadline }: { askedAt: Date; deadline: Date }): Date =>
  new Date(instantAtWakingMs((wakingMsAt(askedAt) + wakingMsAt(deadline)) / 2));

/** Whether who is asked now for a time that starts then can still answer. */
export const leavesTimeToAnswer = (startsAt: Date, at: Date): boolean =>
  wakingMsAt(new Date(lastAnswerBefore(startsAt))) - wakingMsAt(at) >= LEAST_WAIT_MINUTES * MINUTE_MS;

interface Unanswered extends Question {
  readonly status: BookingStatus;
  /** Until when a request waits for its answer. */
  readonly deadline: Date | null;
  /** Whose doing the latest change was. */
  readonly lastBy: Mover | undefined;
}

/** Whether somebody else may be asked for the same time: the worker said no, or nothing for long, and there is time left. */
export const mayAskOthers = (booking: Unanswered, at: Date): boolean => {
  const { status, startsAt, askedAt, deadline, lastBy } = booking;
  if (!leavesTimeToAnswer(startsAt, at)) return false;
  if (status === 'pending') return deadline !== null && at >= halfwayTo({ askedAt, deadline });
  if (status === 'cancelled') return lastBy !== 'customer';
  return status === 'rejected' || status === 'expired';
};

/** Whether a booking may still be moved to another time. */
export const canReschedule = (startsAt: Date, at: Date): boolean =>
  startsAt.getTime() - at.getTime() >= RESCHEDULE_AHEAD_MS;

/** Until when the worker sees street and phone of a booking that is over. */
export const detailsEndAt = (endsAt: Date): Date => new Date(endsAt.getTime() + ADDRESS_KEPT_MS);

/** The end of the first bookings of which that still holds. */
export const detailsKeptSince = (at: Date): Date => new Date(at.getTime() - ADDRESS_KEPT_MS);
