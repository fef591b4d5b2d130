import { z } from 'zod';
import { unlessBlank, id, instant, text } from '#lib/platform/contract/fields.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';

const stars = z.int().min(1).max(5);

/** What a customer says of a worker; `author` is null where the name is hidden. */
export const review = z
  .strictObject({
    _id: id(),
    rating: stars,
    comment: z.string(),
    author: z.string().nullable(),
    answer: z.strictObject({ text: z.string(), createdAt: instant }).nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

const params = z.strictObject({ id: id() });

export const listReviewsContract = contract(call('GET', '/workers/{id}/reviews'), {
  summary: 'What customers say of a worker, newest first, and how many reviews there are',
  access: 'member',
  rate: 'read',
  params,
  query: listQuery,
  reply: listReply(review).extend({
    total: z.int().min(0),
    /** How many ratings count, from one star to five; of a customer one a calendar month does. */
    stars: z.array(z.int().min(0)).length(5),
  }),
  errors: ['invalid_cursor'],
});

export const rateUsBody = z.strictObject({
  rating: z.int({ error: 'rating_missing' }).min(1, 'rating_missing').max(5, 'number_too_big'),
  comment: unlessBlank(text({ max: 1000 })),
  /** Whether the author's name stands beside it. */
  isPublic: z.boolean().optional(),
  bookingId: id().optional(),
  serviceId: id('service_id_length').optional(),
});
export type RateUsBody = z.input<typeof rateUsBody>;
export type RateUsInput = z.output<typeof rateUsBody>;

/** What was stored: a review of a worker or customer, or a rating of the app under a number to ask by. */
const rating = z
  .strictObject({
    _id: id(),
    of: z.enum(['worker', 'customer', 'app']),
    number: z.string().nullable(),
    workerId: id().nullable(),
    bookingId: id().nullable(),
    rating: stars,
    comment: z.string(),
    isPublic: z.boolean(),
    /** Until when you alone see it, unless both have written; null: it is shown. */
    blindUntil: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Rating' });
export type Rating = z.infer<typeof rating>;

export const rateUsContract = contract(call('POST', '/admin/rate-us'), {
  summary:
    'Review the worker of a completed booking (the latest of a service), or, as its worker, the customer within seven days; without an id, rate the app',
  access: 'public',
  rate: 'letter',
  body: rateUsBody,
  reply: z.strictObject({ message: z.string(), data: rating }),
  status: 201,
  idempotent: true,
  errors: [
    ...(['unauthorized', 'forbidden', 'not_found'] as const),
    ...(['booking_not_completed', 'already_reviewed', 'review_too_late'] as const),
  ],
});

export const answerBody = z.strictObject({ answer: text({ max: 1000 }) });
export type AnswerBody = z.input<typeof answerBody>;

export const answerReviewContract = contract(call('PUT', '/reviews/{id}/answer'), {
  summary: 'Answer, once, what a customer says of you',
  access: ['worker'],
  rate: 'write',
  params,
  body: answerBody,
  reply: z.strictObject({ message: z.string(), data: review }),
  errors: ['already_answered'],
});
