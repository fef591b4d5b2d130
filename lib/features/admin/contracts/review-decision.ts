import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, text } from '#lib/platform/contract/fields.ts';

export const reviewDecisionBody = z.strictObject({ hidden: z.boolean(), reason: text({ max: 500 }) });
export type ReviewDecisionBody = z.infer<typeof reviewDecisionBody>;

/** A review as whoever decides on it sees it. */
export const decidedReview = z
  .strictObject({
    ...{ _id: id(), bookingId: id(), of: z.enum(['worker', 'customer']) },
    ...{ rating: z.int(), comment: z.string(), isHidden: z.boolean() },
  })
  .meta({ id: 'DecidedReview' });
export type DecidedReview = z.infer<typeof decidedReview>;

export const decideOnReviewContract = contract(call('PUT', '/admin/reviews/{id}'), {
  summary: 'Hide a review of a worker or customer, or show it again, with the reason; the rating follows',
  access: ['admin'],
  rate: 'write',
  params: z.strictObject({ id: id() }),
  body: reviewDecisionBody,
  reply: z.strictObject({ data: decidedReview }),
});
