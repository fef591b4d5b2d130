import type { Availability } from '#lib/features/people/rules/availability.ts';
import { windowsOn } from '#lib/features/bookings/rules/day-slots.ts';
import { addDays } from '#lib/platform/time/india-day.ts';
import type { SlotMinutes } from '#lib/platform/time/time-slot.ts';

export interface DayGroup {
  /** The first and last day, as a date that falls on that weekday. */
  readonly from: string;
  readonly to: string;
  readonly windows: readonly SlotMinutes[];
}

const MONDAY = '2024-01-01';

const areAlike = (a: readonly SlotMinutes[], b: readonly SlotMinutes[]): boolean =>
  a.length === b.length && a.every(({ start, end }, at) => start === b[at]?.start && end === b[at].end);

/** Groups a usual week, Monday first, into days with the same hours. */
export const weekHours = (availability: Availability | null): DayGroup[] =>
  Array.from({ length: 7 }, (_, at) => addDays(MONDAY, at)).reduce<DayGroup[]>((groups, day) => {
    const windows = windowsOn(day, { availability });
    const last = groups.at(-1);
    if (!last || !areAlike(last.windows, windows)) return [...groups, { from: day, to: day, windows }];
    return [...groups.slice(0, -1), { ...last, to: day }];
  }, []);
