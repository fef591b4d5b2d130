import { z } from 'zod';

export const weekday = z.enum(['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']);

const quarterHour = /^([01]\d|2[0-3]):(00|15|30|45)$/;
const clockTime = z.string().regex(quarterHour, 'slot_steps');

/** A worker's usual week; times are `HH:mm` in India. */
export const availability = z
  .strictObject({
    weekdays: z.array(weekday).max(7),
    timeSlots: z.array(z.strictObject({ day: weekday, start: clockTime, end: clockTime })).max(50),
  })
  .meta({ id: 'Availability' });

const isMissing = (input: unknown): boolean => input === undefined || input === '';

const givenDay = z.enum(weekday.options, {
  error: ({ input }) => (isMissing(input) ? 'slot_incomplete' : 'invalid_value'),
});
// Aborts, so that the order is checked only when both times exist.
const givenTime = z.string({ error: 'slot_incomplete' }).regex(quarterHour, {
  error: ({ input }) => (isMissing(input) ? 'slot_incomplete' : 'slot_steps'),
  abort: true,
});

const givenSlot = z
  .strictObject({ day: givenDay, start: givenTime, end: givenTime })
  .refine(({ start, end }) => start < end, { path: ['end'], message: 'slot_order' });

/** Availability as sent by the worker; windows may touch and overlap, and their days need not be listed. */
export const availabilityBody = z.strictObject({
  weekdays: z.array(weekday).max(7).default([]),
  timeSlots: z.array(givenSlot).max(50).default([]),
});
