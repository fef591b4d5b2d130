import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { bookingView } from './booking-view.ts';

const params = z.strictObject({ id: id() });
const reply = z.strictObject({ message: z.string(), data: bookingView });

export const reportWaitingContract = contract('POST /bookings/{id}/waiting', {
  summary: 'As the worker, say after the booked start that you wait at the door. The customer is notified',
  access: ['worker'],
  rate: 'write',
  params,
  reply,
  errors: ['illegal_move', 'booking_changed'],
});

const confirmWaitingBody = z.strictObject({
  /** Since when the worker waits, so that a late yes isn’t taken for one to a later waiting. */
  since: instant,
});
export type ConfirmWaitingBody = z.output<typeof confirmWaitingBody>;

export const confirmWaitingContract = contract('PUT /bookings/{id}/waiting', {
  summary:
    'As the customer, confirm that the worker waits at your door. Otherwise you are asked about the waiting once the job starts',
  access: ['customer'],
  rate: 'write',
  params,
  body: confirmWaitingBody,
  reply,
  errors: ['illegal_move', 'booking_changed'],
});
