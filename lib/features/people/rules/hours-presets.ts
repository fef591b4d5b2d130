import { weekdays } from '#lib/platform/time/india-day.ts';
import type { Availability } from './availability.ts';

export const hoursPresets = ['allDay', 'mornings', 'afternoons', 'notSundays'] as const;
export type HoursPreset = (typeof hoursPresets)[number];

const MORNING = { start: '06:00', end: '12:00' } as const;
const AFTERNOON = { start: '12:00', end: '20:00' } as const;

/** Applies a preset: times of day replace the slots on the working days; `notSundays` only removes Sunday. */
export const applyPreset = (
  { weekdays: days, timeSlots }: Availability,
  preset: HoursPreset,
): Availability => {
  // Without a working day there is nothing to apply the times to.
  const working = days.length === 0 ? weekdays : days;
  switch (preset) {
    case 'allDay':
      return { weekdays: working, timeSlots: [] };
    case 'mornings':
      return { weekdays: working, timeSlots: working.map((day) => ({ day, ...MORNING })) };
    case 'afternoons':
      return { weekdays: working, timeSlots: working.map((day) => ({ day, ...AFTERNOON })) };
    case 'notSundays':
      return {
        weekdays: working.filter((day) => day !== 'SUN'),
        timeSlots: timeSlots.filter(({ day }) => day !== 'SUN'),
      };
  }
};
