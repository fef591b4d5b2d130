import type { Actor } from '#lib/platform/contract/actor.ts';
import { planSearch } from '#lib/features/search/rules/search-plan.ts';
import { findServedSkills } from '#models/search/served-skills.ts';
import { areasOfPlace, type AskedPlace } from './areas-of-place.ts';
import { hiddenFrom } from '#lib/features/people/services/steps/hidden-people.ts';

interface Wanted {
  actor: Actor | null;
  skillIds: readonly string[];
  place: AskedPlace;
}

/** Which of some skills have a worker who serves a place, as search finds them there. */
export const servedSkills = async ({ actor, skillIds, place }: Wanted): Promise<ReadonlySet<string>> => {
  const [{ areas }, hidden] = await Promise.all([areasOfPlace(place), actor ? hiddenFrom(actor.userId) : []]);
  const walks = skillIds.flatMap((skillId) =>
    planSearch({ words: [], skillIds: [skillId], rating: 0, areas }).map((branch) => ({ skillId, branch })),
  );
  return findServedSkills({ walks, hidden });
};
