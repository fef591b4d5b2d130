import type { TeamBooking } from '#lib/features/agency/contracts/agency.ts';
import type { SlotMinutes } from '#lib/platform/time/time-slot.ts';

export interface TeamDayCell {
  localDate: string;
  bookings: TeamBooking[];
  /** When customers can still book the worker: '2-8 PM'. */
  free: string[];
  /** The worker doesn't work on that day. */
  isOff: boolean;
}

export interface TeamWeek {
  days: string[];
  workers: { _id: string; name: string; days: TeamDayCell[] }[];
  /** The number of bookings listed, if there are more. */
  cutAt: number | null;
}

/** Joins slots that follow each other. */
export const joinSlots = (slots: readonly SlotMinutes[]): SlotMinutes[] =>
  slots.reduce<SlotMinutes[]>((joined, { start, end }) => {
    const last = joined.at(-1);
    return last && last.end >= start
      ? [...joined.slice(0, -1), { start: last.start, end: Math.max(last.end, end) }]
      : [...joined, { start, end }];
  }, []);
