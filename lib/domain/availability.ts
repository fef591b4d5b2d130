export const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;
export type Weekday = (typeof weekdays)[number];

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
