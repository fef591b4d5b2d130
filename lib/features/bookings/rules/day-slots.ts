import type { Availability, WorkTimes } from '#lib/features/people/rules/availability.ts';
import {
  weekdays,
  type Weekday,
  instantInIndia,
  toWeekday,
  addDays,
  toIndiaDay,
  toIndiaMinutes,
} from '#lib/platform/time/india-day.ts';
import { leavesTimeToAnswer } from './booking-deadlines.ts';
import {
  toCells,
  type Span,
  DAY_END,
  DAY_START,
  isWithinDay,
  offeredSlots,
  type SlotMinutes,
} from '#lib/platform/time/time-slot.ts';

const MAX_DAYS_AHEAD = 90;

/**
 * - `off`: outside the worker's hours, or too far ahead; `past`: it has begun
 * - `soon`: too soon for the worker to answer
 * - `taken`: already booked; `own`: held by the booking that is being rescheduled
 */
export type SlotState = 'free' | 'taken' | 'off' | 'past' | 'soon' | 'own';

export interface DaySlot extends SlotMinutes {
  readonly state: SlotState;
}

const wholeDay: readonly SlotMinutes[] = [{ start: DAY_START, end: DAY_END }];

const parseMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** The worker's hours on a day. Saved availability is normalized: adjacent windows are merged. */
export const windowsOn = (
  localDate: string,
  { availability, daysOff = [] }: WorkTimes,
): readonly SlotMinutes[] => {
  if (daysOff.includes(localDate)) return [];
  if (!availability) return wholeDay;
  const day = toWeekday(localDate);
  if (!availability.weekdays.includes(day)) return [];
  const windows = availability.timeSlots.filter((slot) => slot.day === day);
  if (windows.length === 0) return wholeDay;
  return windows.map(({ start, end }) => ({ start: parseMinutes(start), end: parseMinutes(end) }));
};

/** Weekdays on which the worker never works. */
export const closedWeekdays = (availability: Availability | null): Weekday[] =>
  availability ? weekdays.filter((day) => !availability.weekdays.includes(day)) : [];

/** Whether the worker is off on that day. */
export const isClosed = (
  localDate: string,
  {
    closedWeekdays: closed,
    daysOff,
  }: { readonly closedWeekdays: readonly string[]; readonly daysOff: readonly string[] },
): boolean => closed.includes(toWeekday(localDate)) || daysOff.includes(localDate);

/** Whether the slot lies fully inside one of the worker's windows. */
export const isWorkedAt = (slot: SlotMinutes, windows: readonly SlotMinutes[]): boolean =>
  windows.some(({ start, end }) => start <= slot.start && slot.end <= end);

export const spanOn = (localDate: string, { start, end }: SlotMinutes) => ({
  startsAt: instantInIndia({ localDate, minutes: start }),
  endsAt: instantInIndia({ localDate, minutes: end }),
});

/** The last day in India that can be booked. */
export const lastDayFrom = (at: Date): string => addDays(toIndiaDay(at), MAX_DAYS_AHEAD);

/** Whether a worker works that whole hour and can still be asked for it; existing bookings are ignored. */
export const worksInHour = ({
  startsAt,
  worker,
  at,
}: {
  readonly startsAt: Date;
  readonly worker: WorkTimes;
  readonly at: Date;
}): boolean => {
  const localDate = toIndiaDay(startsAt);
  const start = toIndiaMinutes(startsAt);
  return (
    localDate <= lastDayFrom(at) &&
    isWorkedAt({ start, end: start + 60 }, windowsOn(localDate, worker)) &&
    leavesTimeToAnswer(startsAt, at)
  );
};

interface DayOfWorker {
  readonly localDate: string;
  readonly worker: WorkTimes;
  /** Quarter hours held by open bookings. */
  readonly reserved: ReadonlySet<number>;
  /** The time of the booking being rescheduled, which doesn't block itself. */
  readonly own?: Span | undefined;
  readonly at: Date;
  /** Duration of the work; defaults to two hours. */
  readonly minutes?: number;
}

/** The seven start times with this duration, without those that would end after the day. */
const listTimes = (minutes: number | undefined): readonly SlotMinutes[] =>
  minutes === undefined
    ? offeredSlots
    : offeredSlots.map(({ start }) => ({ start, end: start + minutes })).filter(isWithinDay);

/** Returns the day's seven slots (fewer for long work), and whether each is free. */
export const slotsOn = ({ localDate, worker, reserved, own, at, minutes }: DayOfWorker): DaySlot[] => {
  const windows = windowsOn(localDate, worker);
  const isTooFar = localDate > lastDayFrom(at);
  const ownCells = new Set(own && toCells(own));
  const isOwn = ({ startsAt, endsAt }: Span): boolean =>
    own?.startsAt.getTime() === startsAt.getTime() && own.endsAt.getTime() === endsAt.getTime();
  const getState = (slot: SlotMinutes): SlotState => {
    const span = spanOn(localDate, slot);
    if (isOwn(span)) return 'own';
    if (isTooFar || !isWorkedAt(slot, windows)) return 'off';
    if (!leavesTimeToAnswer(span.startsAt, at)) return span.startsAt > at ? 'soon' : 'past';
    return toCells(span).some((cell) => reserved.has(cell) && !ownCells.has(cell)) ? 'taken' : 'free';
  };
  return listTimes(minutes).map((slot) => ({ ...slot, state: getState(slot) }));
};
