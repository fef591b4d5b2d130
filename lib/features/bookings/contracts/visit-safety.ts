import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id } from '#lib/platform/contract/fields.ts';
import { bookingView } from './booking-view.ts';

const params = z.strictObject({ id: id() });
const reply = z.strictObject({ message: z.string(), data: bookingView });

export const leaveVisitContract = contract('POST /bookings/{id}/leaving', {
  summary:
    'Leave a visit because you are not safe. It ends without a fee, the customer reads no reason, and the office looks into it first',
  access: ['worker'],
  rate: 'write',
  params,
  reply,
  errors: ['illegal_move', 'booking_changed'],
});

export const sayAllWellContract = contract('POST /bookings/{id}/all-well', {
  summary: 'As the worker of a job that runs over its booked end, say that all is well',
  access: ['worker'],
  rate: 'write',
  params,
  reply,
  errors: ['illegal_move', 'booking_changed'],
});
