import { rankParts } from '#lib/features/people/rules/rank.ts';
import { kilometresApart, type Located } from '#lib/features/places/rules/serves.ts';
import type { SearchExplanation } from '#lib/features/search/contracts/search.ts';
import { kilometresOf } from '#lib/features/search/rules/search-area.ts';
import type { Branch } from '#lib/features/search/rules/search-plan.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { findOnPlan } from '#models/search/worker-search.ts';
import { findFree } from './take-page.ts';

interface Asked {
  actor: Actor | null;
  /** The whole plan, whatever page of it is shown. */
  plan: readonly Branch[];
  /** Where distances are measured from. */
  from: Located['point'];
  startsAt: Date | null;
}

// Only of oneself: there is no way to name anybody else.
const findAsking = async (actor: Actor | null): Promise<UserRecord> => {
  if (!actor) throw new AppError('unauthorized');
  const worker = actor.role === 'worker' ? await findUser(actor.userId) : null;
  if (!worker) throw new AppError('forbidden');
  return worker;
};

/** Why a worker stands where she does in a search: her own keys, in the order in which they count. */
export const explainPlace = async ({ actor, plan, from, startsAt }: Asked): Promise<SearchExplanation> => {
  const worker = await findAsking(actor);
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
    band: area ? kilometresOf(area) : null,
    isVerified: worker.verification !== null,
    rank: rankParts(worker),
  };
};
