import { addDays } from '#lib/platform/time/india-day.ts';

/** Days in India, inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export const isWithin = (localDate: string, { from, to }: DayRange): boolean =>
  from <= localDate && localDate <= to;

/** Every day of a range. */
export const listDays = ({ from, to }: DayRange): string[] =>
  from > to ? [] : [from, ...listDays({ from: addDays(from, 1), to })];

/** Returns the days off after adding or removing some: sorted, unique, without past days. */
export const changeDaysOff = (
  days: readonly string[],
  { range, isOff, today }: { range: DayRange; isOff: boolean; today: string },
): string[] => {
  const others = days.filter((day) => !isWithin(day, range));
  const taken = isOff ? listDays(range) : [];
  return [...new Set([...others, ...taken])].filter((day) => day >= today).toSorted();
};

/** Groups consecutive days into ranges. */
export const toRanges = (days: readonly string[]): DayRange[] =>
  days.reduce<DayRange[]>((ranges, day) => {
    const last = ranges.at(-1);
    if (!last || addDays(last.to, 1) !== day) return [...ranges, { from: day, to: day }];
    return [...ranges.slice(0, -1), { from: last.from, to: day }];
  }, []);
