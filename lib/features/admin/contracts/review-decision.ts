import { reviewTag } from '#lib/features/reviews/contracts/reviews.ts';
import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, text } from '#lib/platform/contract/fields.ts';

export const reviewDecisionBody = z.strictObject({ hidden: z.boolean(), reason: text({ max: 500 }) });
export type ReviewDecisionBody = z.infer<typeof reviewDecisionBody>;

/** A review as the admin deciding on it sees it. */
export const decidedReview = z
  .strictObject({
    ...{ _id: id(), bookingId: id(), of: z.enum(['worker', 'customer']) },
    ...{ rating: z.int(), comment: z.string(), tags: z.array(reviewTag), isHidden: z.boolean() },
  })
  .meta({ id: 'DecidedReview' });
export type DecidedReview = z.infer<typeof decidedReview>;

export const decideOnReviewContract = contract('PUT /admin/reviews/{id}', {
  summary: 'Hide or show a review of a worker or customer, with the reason; updates the rating',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params: z.strictObject({ id: id() }),
  body: reviewDecisionBody,
  reply: z.strictObject({ data: decidedReview }),
});
