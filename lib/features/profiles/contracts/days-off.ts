import { z } from 'zod';
import { bookingStatus, timeSlot } from '#lib/features/bookings/contracts/booking-view.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, translations } from '#lib/platform/contract/fields.ts';

const day = z.iso.date({ error: 'days_off_missing' });

export const daysOffBody = z
  .strictObject({
    from: day,
    /** The last day; equal to the first for a single day. */
    to: day,
    /** True takes the days off, false gives them back. */
    isOff: z.boolean(),
    /**
     * Ids of bookings on these days that were already shown and stay; any others are listed before anything is
     * stored.
     */
    bookingIds: z.array(id()).max(500).default([]),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'days_off_order' });
export type DaysOffInput = z.output<typeof daysOffBody>;

/** The worker's days off from today on, in order. */
const daysOff = z.strictObject({ days: z.array(z.string()) }).meta({ id: 'DaysOff' });

/** A booking on a requested day off, at its own or a proposed time. */
const bookingThere = z.strictObject({
  _id: id(),
  number: z.string(),
  status: bookingStatus,
  serviceName: z.string(),
  serviceTitles: translations({ max: 160 }),
  customerName: z.string(),
  startsAt: instant,
  timeSlot,
  isProposed: z.boolean(),
});
export type BookingThere = z.infer<typeof bookingThere>;

export const bookedDetail = z.strictObject({ bookings: z.array(bookingThere) });

export const listDaysOffContract = contract('GET /users/days-off', {
  summary: 'List your days off from today on',
  access: ['worker'],
  rate: 'read',
  reply: z.strictObject({ data: daysOff }),
});

export const setDaysOffContract = contract('PUT /users/days-off', {
  summary: 'Add or remove days off; existing bookings must be acknowledged and stay',
  access: ['worker'],
  rate: 'write',
  body: daysOffBody,
  reply: z.strictObject({ message: z.string(), data: daysOff }),
  errors: ['day_off_booked'],
});
