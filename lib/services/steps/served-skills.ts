import type { Actor } from '#lib/domain/actor.ts';
import { planSearch } from '#lib/domain/search-plan.ts';
import { findServedSkills } from '#models/served-skills.ts';
import { areasOfPlace, type AskedPlace } from './areas-of-place.ts';
import { hiddenFrom } from './hidden-people.ts';

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
