import type { DecidedReview, ReviewDecisionBody } from '#lib/features/admin/contracts/review-decision.ts';
import { toDecidedReview } from '#lib/features/admin/services/steps/to-decided-review.ts';
import { holdAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { hideReview } from '#lib/features/reviews/services/steps/hide-review.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { inTransaction } from '#models/connection.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: ReviewDecisionBody;
}

/** Hides a review from everybody but its author, or shows it again; its words stay as they are. */
export const decideOnReview = ({
  actor,
  params: { id: reviewId },
  body: { hidden: isHidden, reason },
}: Input): Promise<{ data: DecidedReview }> =>
  inTransaction(async (tx) => {
    await holdAdmin(actor, tx);
    const { of, review } = await hideReview({ reviewId, isHidden, by: actor.userId, reason }, tx);
    const act = isHidden ? 'review.hide' : 'review.show';
    await writeAudit({ actor, act, subjectId: reviewId, details: { reason } }, tx);
    return { data: { ...toDecidedReview(of, review), isHidden } };
  });
