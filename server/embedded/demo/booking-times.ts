import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { isWorkedAt, spanOn, windowsOn } from '#lib/features/bookings/rules/day-slots.ts';
import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { offeredSlots, type SlotMinutes } from '#lib/platform/time/time-slot.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { UserRecord } from '#models/people/user.ts';

export interface DemoTime {
  readonly localDate: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The worker's fields that the calendar needs. */
type Worker = Pick<UserRecord, '_id' | 'name' | 'availability'> & {
  /** The duration to fit in; two hours by default. */
  minutes?: number;
};

type Fits = (time: DemoTime) => boolean;

const FARTHEST = 14;

/** Times with the offered starts and this duration; two hours if the worker's day is too short. */
const lengthened = (worked: readonly SlotMinutes[], windows: readonly SlotMinutes[], minutes: number) => {
  const long = worked.map(({ start }) => ({ start, end: start + minutes }));
  const fitting = long.filter((slot) => isWorkedAt(slot, windows));
  return fitting.length > 0 ? fitting : worked;
};

const timesOn = (worker: Worker, localDate: string, turn: number): DemoTime[] => {
  const windows = windowsOn(localDate, worker);
  const offered: readonly SlotMinutes[] = offeredSlots.filter((slot) => isWorkedAt(slot, windows));
  const worked = lengthened(offered, windows, worker.minutes ?? 120);
  const first = worked.length === 0 ? 0 : turn % worked.length;
  return [...worked.slice(first), ...worked.slice(0, first)].map((slot) => ({
    localDate,
    ...spanOn(localDate, slot),
  }));
};

const daysFrom = (first: number, way: 1 | -1): string[] => {
  const today = toIndiaDay(now());
  return Array.from({ length: FARTHEST }, (_, step) => addDays(today, first + step * way));
};

const isOver: Fits = ({ endsAt }) => endsAt <= now();
const isAhead: Fits = ({ startsAt }) => startsAt.getTime() > now().getTime() + 90 * 60_000;
const hasBegun: Fits = ({ startsAt }) => startsAt <= now();

/**
 * A plausible status at this time of day: at night, jobs meant to be in progress are done, and no one is on the way
 * to tomorrow's.
 */
export const statusBy = (status: BookingStatus, time: DemoTime): BookingStatus => {
  if (status === 'on_the_way' && time.localDate !== toIndiaDay(now())) return 'accepted';
  const isUnderWay = status === 'arrived' || status === 'in_progress';
  return isUnderWay && isOver(time) ? 'completed' : status;
};

/** Finds times of workers as a calendar does: in their hours, one job a day each. */
export const openCalendar = () => {
  const taken = new Set<string>();
  const toKey = ({ _id }: Worker, { localDate }: DemoTime): string => `${String(_id)} ${localDate}`;
  /** The first that fits. */
  const take = (worker: Worker, times: readonly DemoTime[], fits: Fits): DemoTime => {
    const time = times.find((one) => fits(one) && !taken.has(toKey(worker, one)));
    if (!time) throw new Error(`The demo finds no time for ${worker.name}.`);
    taken.add(toKey(worker, time));
    return time;
  };
  /** `turn` says which of a day's times comes first. */
  const listTimes = (worker: Worker, days: readonly string[], turn: number): DemoTime[] =>
    days.flatMap((day) => timesOn(worker, day, turn));
  return {
    past: (worker: Worker, daysAgo: number, turn: number) =>
      take(worker, listTimes(worker, daysFrom(-daysAgo, -1), turn), isOver),
    ahead: (worker: Worker, days: number, turn: number) =>
      take(worker, listTimes(worker, daysFrom(days, 1), turn), isAhead),
    /** The time that has begun last; at night, yesterday's. */
    current: (worker: Worker) =>
      take(worker, listTimes(worker, daysFrom(0, -1).toReversed(), 0).toReversed(), hasBegun),
  };
};
export type Calendar = ReturnType<typeof openCalendar>;
