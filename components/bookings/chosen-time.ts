import type { DayOfSlots, RescheduleBody } from '#lib/features/bookings/contracts/bookings.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { parseClock } from '#lib/platform/time/time-slot.ts';

type Slot = DayOfSlots['slots'][number];

export interface DaySlot extends Slot {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A day of slots with their instants, so that screens calculate without reading clock times. */
export interface DayOfTimes extends Omit<DayOfSlots, 'slots'> {
  readonly slots: readonly DaySlot[];
}

export const toDayOfTimes = (day: DayOfSlots): DayOfTimes => {
  const slots = day.slots.flatMap((slot) => {
    const [start, end] = [parseClock(slot.start), parseClock(slot.end)];
    return start === null || end === null ? [] : [{ ...slot, ...spanOn(day.localDate, { start, end }) }];
  });
  return { ...day, slots };
};

/** Returns midnight in India of a day, as the API expects it. */
export const toScheduledAt = (localDate: string): string => `${localDate}T00:00:00+05:30`;

/** Returns the day in India that the form holds, or '' if there is none yet. */
export const toLocalDate = (scheduledAt: unknown): string => {
  const instant = new Date(typeof scheduledAt === 'string' ? scheduledAt : Number.NaN);
  return Number.isNaN(instant.getTime()) ? '' : toIndiaDay(instant);
};

/** Returns the form's start time, like '10:00 AM'. */
export const getStart = (timeSlot: unknown): string | null =>
  typeof timeSlot === 'object' &&
  timeSlot !== null &&
  'start' in timeSlot &&
  typeof timeSlot.start === 'string'
    ? timeSlot.start
    : null;

/** Finds the form's time among the day's slots. */
export const findChosen = (slots: readonly DaySlot[] | null, timeSlot: unknown): DaySlot | undefined =>
  slots?.find(({ start }) => start === getStart(timeSlot));

const getEnd = (timeSlot: unknown): unknown =>
  typeof timeSlot === 'object' && timeSlot !== null ? Reflect.get(timeSlot, 'end') : undefined;

/** Picks a replacement for a time that doesn't exist at the new service's length; null if the chosen time is fine. */
export const pickReplacementTime = (
  slots: readonly DaySlot[] | null,
  timeSlot: unknown,
): { slot: Pick<DaySlot, 'start' | 'end' | 'label'> | undefined } | null => {
  const chosen = findChosen(slots, timeSlot);
  if (slots === null || getStart(timeSlot) === null || chosen?.end === getEnd(timeSlot)) return null;
  return { slot: chosen && { start: chosen.start, end: chosen.end, label: chosen.label } };
};

/** Returns the start of a chosen time, for the list of what waits on this device. */
export const toStartsAt = ({ scheduledAt, timeSlot }: RescheduleBody): string => {
  const [start, end] = [parseClock(timeSlot.start), parseClock(timeSlot.end)];
  if (start === null || end === null) return scheduledAt;
  return spanOn(toLocalDate(scheduledAt), { start, end }).startsAt.toISOString();
};
