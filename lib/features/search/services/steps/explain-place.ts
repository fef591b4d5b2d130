import { isVerified } from '#lib/features/people/rules/verification.ts';
import { rankParts } from '#lib/features/people/rules/rank.ts';
import { kilometresApart, type Located } from '#lib/features/places/rules/serves.ts';
import type { SearchExplanation } from '#lib/features/search/contracts/search.ts';
import { distanceRange } from '#lib/features/search/rules/search-area.ts';
import type { Branch } from '#lib/features/search/rules/search-plan.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { findOnPlan } from '#models/search/worker-search.ts';
import { findFree } from './take-page.ts';

interface ExplainInput {
  actor: Actor | null;
  /** The complete plan, on every page. */
  plan: readonly Branch[];
  /** Where distances are measured from. */
  from: Located['point'];
  startsAt: Date | null;
}

// Workers can ask only about themselves; the request has no way to name another worker.
const requireWorker = async (actor: Actor | null): Promise<UserRecord> => {
  if (!actor) throw new AppError('unauthorized');
  const worker = actor.role === 'worker' ? await findUser(actor.userId) : null;
  if (!worker) throw new AppError('forbidden');
  return worker;
};

/** Explains the caller's position in a search, one ranking factor after the other in order of weight. */
export const explainRanking = async ({
  actor,
  plan,
  from,
  startsAt,
}: ExplainInput): Promise<SearchExplanation> => {
  const worker = await requireWorker(actor);
  const userId = String(worker._id);
  const [found, free] = await Promise.all([
    worker.listing ? findOnPlan({ plan, userId }) : null,
    startsAt && findFree([worker], startsAt),
  ]);
  const area = found && plan.find((branch) => branch.area.band === found.band)?.area;
  return {
    match: found && (found.tier === 0 ? 'strong' : 'weak'),
    free: free && free.has(userId),
    distanceKm: kilometresApart(worker, { point: from }),
    band: area ? distanceRange(area) : null,
    isVerified: isVerified(worker),
    rank: rankParts(worker),
  };
};
