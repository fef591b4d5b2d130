import { addDays } from '#lib/platform/time/india-day.ts';

/** Days in India, both ends among them. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export const isWithin = (localDate: string, { from, to }: DayRange): boolean =>
  from <= localDate && localDate <= to;

const daysOf = ({ from, to }: DayRange): string[] =>
  from > to ? [] : [from, ...daysOf({ from: addDays(from, 1), to })];

/** The days off after some were taken, or given back: in order, each once, without those that are over. */
export const changeDaysOff = (
  days: readonly string[],
  { range, isOff, today }: { range: DayRange; isOff: boolean; today: string },
): string[] => {
  const others = days.filter((day) => !isWithin(day, range));
  const taken = isOff ? daysOf(range) : [];
  return [...new Set([...others, ...taken])].filter((day) => day >= today).toSorted();
};

/** Days as ranges of days that follow each other. */
export const toRanges = (days: readonly string[]): DayRange[] =>
  days.reduce<DayRange[]>((ranges, day) => {
    const last = ranges.at(-1);
    if (!last || addDays(last.to, 1) !== day) return [...ranges, { from: day, to: day }];
    return [...ranges.slice(0, -1), { from: last.from, to: day }];
  }, []);
