import { weekdays, type Weekday } from '#lib/platform/time/india-day.ts';

export interface AvailabilitySlot {
  readonly day: Weekday;
  readonly start: string;
  readonly end: string;
}

export interface Availability {
  readonly weekdays: readonly Weekday[];
  readonly timeSlots: readonly AvailabilitySlot[];
}

/** When a worker is available: the usual week and the days off. */
export interface WorkTimes {
  readonly availability: Availability | null;
  /** Days in India, in order; absent before the first day off. */
  readonly daysOff?: readonly string[] | undefined;
}

type Window = Pick<AvailabilitySlot, 'start' | 'end'>;

// `HH:mm` strings sort like times.
const joined = (windows: readonly Window[]): Window[] =>
  windows
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    .reduce<Window[]>((done, { start, end }) => {
      const last = done.at(-1);
      if (!last || last.end < start) return [...done, { start, end }];
      return [...done.slice(0, -1), { start: last.start, end: last.end < end ? end : last.end }];
    }, []);

/**
 * Normalizes availability: days in week order, including days with windows; windows sorted, overlapping or touching
 * ones merged.
 */
export const mergeAvailability = ({ weekdays: days, timeSlots }: Availability): Availability => ({
  weekdays: weekdays.filter((day) => days.includes(day) || timeSlots.some((slot) => slot.day === day)),
  timeSlots: weekdays.flatMap((day) =>
    joined(timeSlots.filter((slot) => slot.day === day)).map((window) => ({ day, ...window })),
  ),
});
