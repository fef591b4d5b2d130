import { z } from 'zod';
import { bookingStatus, timeSlot } from '#lib/features/bookings/contracts/booking-view.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, instant, translations } from '#lib/platform/contract/fields.ts';

const day = z.iso.date({ error: 'days_off_missing' });

export const daysOffBody = z
  .strictObject({
    from: day,
    /** The last of the days; the same as the first for one day. */
    to: day,
    /** Taken off, or given back. */
    isOff: z.boolean(),
    /** Bookings on these days that were shown and stay: others there are named before anything is stored. */
    bookingIds: z.array(id()).max(500).default([]),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'days_off_order' });
export type DaysOffInput = z.output<typeof daysOffBody>;

/** The worker's days off from today on, in order. */
const daysOff = z.strictObject({ days: z.array(z.string()) }).meta({ id: 'DaysOff' });

/** A booking on a day that is to be taken off: at its own time, or at one that its customer has asked for. */
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

/** What a refusal as `day_off_booked` carries. */
export const bookedDetail = z.strictObject({ bookings: z.array(bookingThere) });

export const listDaysOffContract = contract(call('GET', '/users/days-off'), {
  summary: 'Your days off from today on',
  access: ['worker'],
  rate: 'read',
  reply: z.strictObject({ data: daysOff }),
});

export const setDaysOffContract = contract(call('PUT', '/users/days-off'), {
  summary: 'Take days off, or give them back; bookings there are named first, and stay',
  access: ['worker'],
  rate: 'write',
  body: daysOffBody,
  reply: z.strictObject({ message: z.string(), data: daysOff }),
  errors: ['day_off_booked'],
});
