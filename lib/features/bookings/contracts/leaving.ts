import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id } from '#lib/platform/contract/fields.ts';
import { bookingView } from './booking-view.ts';

export const leaveVisitContract = contract('POST /bookings/{id}/leaving', {
  summary:
    'Leave a visit because you are not safe. It ends without a fee, the customer reads no reason, and the office looks into it first',
  access: ['worker'],
  rate: 'write',
  params: z.strictObject({ id: id() }),
  reply: z.strictObject({ message: z.string(), data: bookingView }),
  errors: ['illegal_move', 'booking_changed'],
});
