import type { DecidedReview, ReviewDecisionBody } from '#lib/features/admin/contracts/review-decision.ts';
import { toDecidedReview } from '#lib/features/admin/services/steps/to-decided-review.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { hideReview } from '#lib/features/reviews/services/steps/hide-review.ts';
import { toAuthorId } from '#lib/features/reviews/services/steps/review-sides.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { inTransaction } from '#models/connection.ts';

/** Hides a review from everyone but its author, or shows it again; the text is not changed. */
export const decideOnReview = ({
  actor,
  params: { id: reviewId },
  body: { hidden: isHidden, reason },
}: {
  actor: Actor;
  params: { id: string };
  body: ReviewDecisionBody;
}): Promise<{ data: DecidedReview }> =>
  inTransaction(async (tx) => {
    await lockAdmin(actor, tx);
    const { of, review } = await hideReview({ reviewId, isHidden, by: actor.userId, reason }, tx);
    const act = isHidden ? 'review.hide' : 'review.show';
    const aboutId = toAuthorId(of, review);
    await writeAudit({ actor, act, subjectId: reviewId, aboutId, details: { note: reason } }, tx);
    return { data: { ...toDecidedReview(of, review), isHidden } };
  });
