import type { Availability, WorkTimes } from '#lib/features/people/rules/availability.ts';
import {
  weekdays,
  type Weekday,
  instantInIndia,
  weekdayOf,
  addDays,
  indiaDayOf,
  indiaMinutesOf,
} from '#lib/platform/time/india-day.ts';
import { leavesTimeToAnswer } from './booking-deadlines.ts';
import { cellsOf, type Span } from './claim-cells.ts';
import {
  DAY_END,
  DAY_START,
  isWithinDay,
  offeredSlots,
  type SlotMinutes,
} from '#lib/platform/time/time-slot.ts';

/** Nobody books further ahead than so many days. */
const MOST_DAYS_AHEAD = 90;

/**
 * - `off`: outside the worker's hours, or too far ahead; `past`: too soon or over
 * - `taken`: somebody has it; `own`: the booking that is to move has it
 */
export type SlotState = 'free' | 'taken' | 'off' | 'past' | 'own';

export interface DaySlot extends SlotMinutes {
  readonly state: SlotState;
}

const wholeDay: readonly SlotMinutes[] = [{ start: DAY_START, end: DAY_END }];

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** When a worker works on a day. Saved availability is in its one form: windows that touch are one already. */
export const windowsOn = (
  localDate: string,
  { availability, daysOff = [] }: WorkTimes,
): readonly SlotMinutes[] => {
  if (daysOff.includes(localDate)) return [];
  if (!availability) return wholeDay;
  const day = weekdayOf(localDate);
  if (!availability.weekdays.includes(day)) return [];
  const windows = availability.timeSlots.filter((slot) => slot.day === day);
  if (windows.length === 0) return wholeDay;
  return windows.map(({ start, end }) => ({ start: minutesOf(start), end: minutesOf(end) }));
};

/** The days of the week on which a worker never works. */
export const closedWeekdays = (availability: Availability | null): Weekday[] =>
  availability ? weekdays.filter((day) => !availability.weekdays.includes(day)) : [];

interface ClosedDays {
  readonly closedWeekdays: readonly string[];
  readonly daysOff: readonly string[];
}

/** Whether a worker has closed a day, each week or this once. */
export const isClosed = (localDate: string, { closedWeekdays: closed, daysOff }: ClosedDays): boolean =>
  closed.includes(weekdayOf(localDate)) || daysOff.includes(localDate);

/** Whether a time lies wholly inside one of the worker's windows. */
export const isWorkedAt = (slot: SlotMinutes, windows: readonly SlotMinutes[]): boolean =>
  windows.some(({ start, end }) => start <= slot.start && slot.end <= end);

/** A day's time as instants. */
export const spanOn = (localDate: string, { start, end }: SlotMinutes) => ({
  startsAt: instantInIndia({ localDate, minutes: start }),
  endsAt: instantInIndia({ localDate, minutes: end }),
});

/** The last day in India that can be booked at an instant. */
export const lastDayFrom = (at: Date): string => addDays(indiaDayOf(at), MOST_DAYS_AHEAD);

interface Hour {
  readonly startsAt: Date;
  readonly worker: WorkTimes;
  readonly at: Date;
}

/** Whether a worker works for all of an hour and can still be asked for it; who has it is not looked at. */
export const worksInHour = ({ startsAt, worker, at }: Hour): boolean => {
  const localDate = indiaDayOf(startsAt);
  const start = indiaMinutesOf(startsAt);
  return (
    localDate <= lastDayFrom(at) &&
    isWorkedAt({ start, end: start + 60 }, windowsOn(localDate, worker)) &&
    leavesTimeToAnswer(startsAt, at)
  );
};

interface DayOfWorker {
  readonly localDate: string;
  readonly worker: WorkTimes;
  /** The quarters of an hour that live bookings hold. */
  readonly claimed: ReadonlySet<number>;
  /** The time of the booking that is to move: it does not stand in its own way. */
  readonly own?: Span | undefined;
  readonly at: Date;
  /** How long the work takes; two hours where nobody says. */
  readonly minutes?: number;
}

/** The times that start as the seven do and are so long; what would end after the day is left out. */
const timesOf = (minutes: number | undefined): readonly SlotMinutes[] =>
  minutes === undefined
    ? offeredSlots
    : offeredSlots.map(({ start }) => ({ start, end: start + minutes })).filter(isWithinDay);

/** The seven times of a day, those of long work fewer, and what can be had of them. */
export const slotsOn = ({ localDate, worker, claimed, own, at, minutes }: DayOfWorker): DaySlot[] => {
  const windows = windowsOn(localDate, worker);
  const isTooFar = localDate > lastDayFrom(at);
  const ownCells = new Set(own && cellsOf(own));
  const isOwn = ({ startsAt, endsAt }: Span): boolean =>
    own?.startsAt.getTime() === startsAt.getTime() && own.endsAt.getTime() === endsAt.getTime();
  const stateOf = (slot: SlotMinutes): SlotState => {
    const span = spanOn(localDate, slot);
    if (isOwn(span)) return 'own';
    if (isTooFar || !isWorkedAt(slot, windows)) return 'off';
    if (!leavesTimeToAnswer(span.startsAt, at)) return 'past';
    return cellsOf(span).some((cell) => claimed.has(cell) && !ownCells.has(cell)) ? 'taken' : 'free';
  };
  return timesOf(minutes).map((slot) => ({ ...slot, state: stateOf(slot) }));
};
