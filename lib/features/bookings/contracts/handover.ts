import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, translations } from '#lib/platform/contract/fields.ts';
import { placeNamesShape } from '#lib/features/people/contracts/users.ts';
import { timeSlot } from './booking-view.ts';

/** A booking that the office asks a worker to take over, without street and contacts. */
export const handoverRequest = z
  .strictObject({
    _id: id(),
    number: z.string(),
    serviceName: z.string(),
    serviceTitles: translations({ max: 160 }),
    picture: z.string(),
    ...{ startsAt: instant, endsAt: instant, localDate: z.string(), timeSlot },
    ...{ city: z.string(), state: z.string(), pinCode: z.string(), ...placeNamesShape },
    distanceKm: z.number().nullable(),
    customerName: z.string(),
    pricePaise: z.int(),
    /** Until when the worker can answer. */
    expiresAt: instant,
    /** The worker has agreed; the customer's answer is awaited. */
    hasAgreed: z.boolean(),
  })
  .meta({ id: 'HandoverRequest' });
export type HandoverRequest = z.infer<typeof handoverRequest>;

export const listHandoversContract = contract('GET /bookings/handovers', {
  summary: 'List bookings that the office asks the worker to take over, soonest first',
  access: ['worker'],
  rate: 'read',
  reply: z.strictObject({ data: z.array(handoverRequest) }),
});

export const handoverAnswerBody = z
  .strictObject({
    accept: z.boolean('invalid_type'),
    /** Required to accept: the price that was shown. */
    pricePaise: z.int().min(0, 'number_too_small').optional(),
    /** The worker that was shown, so that a late answer isn’t about another one: that is refused. */
    workerId: id().optional(),
  })
  .refine(({ accept, pricePaise }) => !accept || pricePaise !== undefined, {
    path: ['pricePaise'],
    message: 'required',
  });
export type HandoverAnswerBody = z.infer<typeof handoverAnswerBody>;

export const answerHandoverContract = contract('PUT /bookings/{id}/handover', {
  summary:
    'Answer the office’s proposal of another worker, as the customer or as that worker; when both have agreed, the booking goes to that worker',
  access: ['customer', 'worker'],
  rate: 'write',
  params: z.strictObject({ id: id() }),
  body: handoverAnswerBody,
  reply: z.strictObject({
    message: z.string(),
    data: z.strictObject({ state: z.enum(['waiting', 'agreed', 'ended']) }),
  }),
  errors: [
    ...(['no_handover', 'price_changed', 'booking_changed', 'worker_not_free'] as const),
    ...(['prove_to_accept', 'too_many_open_hours'] as const),
  ],
});
