import type { DayOfSlots } from '#lib/features/bookings/contracts/bookings.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';

export type DaySlot = DayOfSlots['slots'][number];

/** A day as calls take it: its midnight in India. */
export const toScheduledAt = (localDate: string): string => `${localDate}T00:00:00+05:30`;

/** The day in India that a form holds; '' as long as there is none. */
export const dayOf = (scheduledAt: unknown): string => {
  const instant = new Date(typeof scheduledAt === 'string' ? scheduledAt : Number.NaN);
  return Number.isNaN(instant.getTime()) ? '' : indiaDayOf(instant);
};

/** The start of the time that a form holds: '10:00 AM'. */
export const startOf = (timeSlot: unknown): string | null =>
  typeof timeSlot === 'object' &&
  timeSlot !== null &&
  'start' in timeSlot &&
  typeof timeSlot.start === 'string'
    ? timeSlot.start
    : null;

/** The one of a day's times that a form holds. */
export const findChosen = (slots: readonly DaySlot[] | null, timeSlot: unknown): DaySlot | undefined =>
  slots?.find(({ start }) => start === startOf(timeSlot));

const endOf = (timeSlot: unknown): unknown =>
  typeof timeSlot === 'object' && timeSlot !== null ? Reflect.get(timeSlot, 'end') : undefined;

/** What a form is to hold in the place of a time that a service of another length does not have; null: all is well. */
export const followingTime = (
  slots: readonly DaySlot[] | null,
  timeSlot: unknown,
): { slot: Pick<DaySlot, 'start' | 'end' | 'label'> | undefined } | null => {
  const chosen = findChosen(slots, timeSlot);
  if (slots === null || startOf(timeSlot) === null || chosen?.end === endOf(timeSlot)) return null;
  return { slot: chosen && { start: chosen.start, end: chosen.end, label: chosen.label } };
};
