import { weekdays, type Weekday } from '#lib/platform/time/india-day.ts';

/** One window of a weekday, `HH:mm` in India. */
export interface AvailabilitySlot {
  readonly day: Weekday;
  readonly start: string;
  readonly end: string;
}

/** When a worker works in a usual week. */
export interface Availability {
  readonly weekdays: readonly Weekday[];
  readonly timeSlots: readonly AvailabilitySlot[];
}

/** When a worker can be had: the usual week, and the days off. */
export interface WorkTimes {
  /** Null: nothing saved yet. */
  readonly availability: Availability | null;
  /** Days in India, in order; absent where none was ever taken. */
  readonly daysOff?: readonly string[] | undefined;
}

type Window = Pick<AvailabilitySlot, 'start' | 'end'>;

// Times are `HH:mm`, so that their order is that of their letters.
const joined = (windows: readonly Window[]): Window[] =>
  windows
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .reduce<Window[]>((done, { start, end }) => {
      const last = done.at(-1);
      if (!last || last.end < start) return [...done, { start, end }];
      return [...done.slice(0, -1), { start: last.start, end: last.end < end ? end : last.end }];
    }, []);

/**
 * Availability in its one form: days in the order of the week, days that have windows among them; windows in order,
 * those of a day that overlap or touch joined to one.
 */
export const mergeAvailability = ({ weekdays: days, timeSlots }: Availability): Availability => ({
  weekdays: weekdays.filter((day) => days.includes(day) || timeSlots.some((slot) => slot.day === day)),
  timeSlots: weekdays.flatMap((day) =>
    joined(timeSlots.filter((slot) => slot.day === day)).map((window) => ({ day, ...window })),
  ),
});
