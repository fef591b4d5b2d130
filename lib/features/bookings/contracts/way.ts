import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { bookingView, wayAnswers } from './booking-view.ts';

const params = z.strictObject({ id: id() });
const reply = z.strictObject({ message: z.string(), data: bookingView });

export const askWayContract = contract('POST /bookings/{id}/way', {
  summary:
    'Ask the customer how to find the door. For 30 minutes no one can claim that the customer was not there',
  access: ['worker'],
  rate: 'write',
  params,
  reply,
  errors: ['way_closed', 'booking_changed'],
});

export const getGatePhotoContract = contract('GET /bookings/{id}/gate-photo', {
  summary: 'Get the customer’s photo of the gate, while you may see the street',
  access: ['customer', 'worker'],
  rate: 'read',
  params,
  reply: { contentTypes: ['image/webp'] },
});

const answerWayBody = z.strictObject({
  answer: wayAnswers,
  /** When the worker asked, so that a late answer isn’t taken for one to a later question. */
  askedAt: instant,
});
export type AnswerWayBody = z.output<typeof answerWayBody>;

export const answerWayContract = contract('PUT /bookings/{id}/way', {
  summary: 'Answer a worker who cannot find the door, once and within 30 minutes',
  access: ['customer'],
  rate: 'write',
  params,
  body: answerWayBody,
  reply,
  errors: ['way_closed', 'booking_changed'],
});
