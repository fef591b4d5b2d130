import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id } from '#lib/platform/contract/fields.ts';
import { bookingView } from './booking-view.ts';

export const sayAllWellContract = contract('POST /bookings/{id}/all-well', {
  summary: 'As the worker of a job that runs over its booked end, say that all is well',
  access: ['worker'],
  rate: 'write',
  params: z.strictObject({ id: id() }),
  reply: z.strictObject({ message: z.string(), data: bookingView }),
  errors: ['illegal_move', 'booking_changed'],
});
