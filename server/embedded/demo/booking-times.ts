import { isWorkedAt, spanOn, windowsOn } from '#lib/features/bookings/rules/day-slots.ts';
import { addDays, indiaDayOf } from '#lib/platform/time/india-day.ts';
import { offeredSlots, type SlotMinutes } from '#lib/platform/time/time-slot.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { UserRecord } from '#models/people/user.ts';

export interface DemoTime {
  readonly localDate: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

type Fits = (time: DemoTime) => boolean;

interface Search {
  worker: UserRecord;
  /** Days from today; looked for from there on. */
  from: number;
  way: 1 | -1;
  fits: Fits;
  /** Which of the day's times comes first. */
  turn: number;
}

const FARTHEST = 14;

const timesOn = (worker: UserRecord, localDate: string, turn: number): DemoTime[] => {
  const windows = windowsOn(localDate, worker.availability);
  const worked: readonly SlotMinutes[] = offeredSlots.filter((slot) => isWorkedAt(slot, windows));
  const first = worked.length === 0 ? 0 : turn % worked.length;
  return [...worked.slice(first), ...worked.slice(0, first)].map((slot) => ({
    localDate,
    ...spanOn(localDate, slot),
  }));
};

/** Finds times of workers as a calendar does: in their hours, one job a day each. */
export const openCalendar = () => {
  const taken = new Set<string>();
  const keyOf = ({ _id }: UserRecord, { localDate }: DemoTime): string => `${String(_id)} ${localDate}`;
  const find = ({ worker, from, way, fits, turn }: Search): DemoTime => {
    const today = indiaDayOf(now());
    const days = Array.from({ length: FARTHEST }, (_, step) => addDays(today, from + step * way));
    const time = days
      .flatMap((day) => timesOn(worker, day, turn))
      .find((one) => fits(one) && !taken.has(keyOf(worker, one)));
    if (!time) throw new Error(`The demo finds no time for ${worker.name}.`);
    taken.add(keyOf(worker, time));
    return time;
  };
  const isOver: Fits = ({ endsAt }) => endsAt <= now();
  const isAhead: Fits = ({ startsAt }) => startsAt.getTime() > now().getTime() + 90 * 60_000;
  const hasBegun: Fits = ({ startsAt }) => startsAt <= now();
  return {
    past: (worker: UserRecord, daysAgo: number, turn: number) =>
      find({ worker, from: -daysAgo, way: -1, fits: isOver, turn }),
    ahead: (worker: UserRecord, days: number, turn: number) =>
      find({ worker, from: days, way: 1, fits: isAhead, turn }),
    /** The time that has begun last; at night, yesterday's. */
    current: (worker: UserRecord) => find({ worker, from: 0, way: -1, fits: hasBegun, turn: 6 }),
  };
};
export type Calendar = ReturnType<typeof openCalendar>;
