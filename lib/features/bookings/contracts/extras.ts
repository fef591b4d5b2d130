import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, name } from '#lib/platform/contract/fields.ts';
import { imageKey } from '#lib/platform/images/contract.ts';
import { bookingView, extraAnswers } from './booking-view.ts';
import { MAX_EXTRA_WORDS, MAX_EXTRAS_PAISE, MIN_EXTRA_PAISE } from './extras-limits.ts';

export const extraBody = z.strictObject({
  /** Shown on the receipt. */
  words: name({ min: 2, max: MAX_EXTRA_WORDS }),
  amountPaise: z
    .int('required')
    .min(MIN_EXTRA_PAISE, 'number_too_small')
    .max(MAX_EXTRAS_PAISE, 'number_too_big'),
  /** An unused picture of the bill that the caller has uploaded (`POST /uploads`). From now on it belongs to the booking. */
  photo: imageKey.optional(),
});
export type ExtraBody = z.output<typeof extraBody>;

const reply = z.strictObject({ message: z.string(), data: bookingView });

export const addExtraContract = contract('POST /bookings/{id}/extras', {
  summary:
    'Propose an extra for a job that is going on. It is owed only if the customer accepts it before the job ends',
  access: ['worker'],
  rate: 'write',
  params: z.strictObject({ id: id() }),
  body: extraBody,
  reply,
  errors: ['extras_closed', 'too_many_extras', 'extras_too_high', 'booking_changed'],
});

const answerExtraBody = z.strictObject({ answer: extraAnswers });
export type AnswerExtraBody = z.output<typeof answerExtraBody>;

export const answerExtraContract = contract('PUT /bookings/{id}/extras/{extraId}', {
  summary:
    'As the customer, accept or decline an extra; as the worker, withdraw it. Only while the job is going on',
  access: ['customer', 'worker'],
  rate: 'write',
  params: z.strictObject({ id: id(), extraId: id() }),
  body: answerExtraBody,
  reply,
  errors: ['extras_closed', 'extra_answered', 'booking_changed'],
});
