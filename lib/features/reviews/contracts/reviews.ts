import { MAX_REVIEW_TAGS, reviewTags } from '#lib/features/reviews/contracts/review-tags.ts';
import { z } from 'zod';
import { checkPublicText } from '#lib/features/people/contracts/honest-text.ts';
import { blankAsUndefined, id, instant, text } from '#lib/platform/contract/fields.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';

export const reviewTag = z.enum(reviewTags).meta({ id: 'ReviewTag' });

const stars = z.int().min(1).max(5);

export const review = z
  .strictObject({
    _id: id(),
    rating: stars,
    comment: z.string(),
    tags: z.array(reviewTag),
    author: z.string().nullable(),
    answer: z.strictObject({ text: z.string(), createdAt: instant }).nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

const params = z.strictObject({ id: id() });

export const listReviewsContract = contract('GET /workers/{id}/reviews', {
  summary: "List customers' reviews of a worker, newest first, with their number",
  access: 'member',
  rate: 'read',
  params,
  query: listQuery,
  reply: listReply(review).extend({
    total: z.int().min(0),
    /** Number of counted ratings from one star to five; each customer counts once per calendar month. */
    stars: z.array(z.int().min(0)).length(5),
    /** How many counted reviews have a tag; only tags that several have. */
    tags: z.array(z.strictObject({ tag: reviewTag, count: z.int() })),
  }),
  errors: ['invalid_cursor'],
});

export const rateUsBody = z.strictObject({
  rating: z.int({ error: 'rating_missing' }).min(1, 'rating_missing').max(5, 'number_too_big'),
  comment: blankAsUndefined(text({ max: 1000 })),
  /** Of a booking only, and only tags that fit the stars. */
  tags: z.array(reviewTag).max(MAX_REVIEW_TAGS, 'list_too_long').optional(),
  /** Whether to show the author's name. */
  isPublic: z.boolean().optional(),
  bookingId: id().optional(),
  serviceId: id('service_id_length').optional(),
});
export type RateUsBody = z.input<typeof rateUsBody>;
export type RateUsInput = z.output<typeof rateUsBody>;

/** The stored review, or the rating of the app with its ticket number. */
const rating = z
  .strictObject({
    _id: id(),
    of: z.enum(['worker', 'customer', 'app']),
    number: z.string().nullable(),
    workerId: id().nullable(),
    bookingId: id().nullable(),
    rating: stars,
    comment: z.string(),
    tags: z.array(reviewTag),
    isPublic: z.boolean(),
    /** Only you see it until then, unless both have written; null: shown. */
    blindUntil: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Rating' });
export type Rating = z.infer<typeof rating>;

export const rateUsContract = contract('POST /admin/rate-us', {
  summary:
    'Review the worker of a completed booking (the latest of a service) or, as its worker, the customer within seven days; without an id, rate the app',
  access: 'public',
  rate: 'letter',
  body: rateUsBody,
  reply: z.strictObject({ message: z.string(), data: rating }),
  status: 201,
  errors: [
    ...(['unauthorized', 'forbidden', 'not_found'] as const),
    ...(['booking_not_completed', 'already_reviewed', 'review_too_late'] as const),
  ],
});

export const answerBody = z.strictObject({ answer: text({ max: 1000, refuses: checkPublicText }) });
export type AnswerBody = z.input<typeof answerBody>;

export const answerReviewContract = contract('PUT /reviews/{id}/answer', {
  summary: "Answer a customer's review of you, once",
  access: ['worker'],
  rate: 'write',
  params,
  body: answerBody,
  reply: z.strictObject({ message: z.string(), data: review }),
  errors: ['already_answered'],
});
