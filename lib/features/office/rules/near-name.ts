import { nameSounds } from '#lib/features/people/rules/name-keys.ts';
import { createNearKeys, maxEditCost } from '#lib/features/search/rules/reading/near.ts';

const wordCost = (typed: string, sounds: readonly string[]): number | null => {
  if (sounds.includes(typed)) return 0;
  const keys = sounds.toSorted();
  const { whole, beginnings } = createNearKeys(keys)(typed, maxEditCost(typed.length));
  const costs = [...whole, ...beginnings.map(({ cost, at }) => ({ at, cost: cost + 1 }))];
  return costs.length === 0 ? null : Math.min(...costs.map(({ cost }) => cost));
};

/** Returns how far a name sounds from the typed one: 0 for the same, null when any typed word is missing. */
export const nameDistance = (typed: string, name: string): number | null => {
  const sounds = nameSounds(name);
  const costs = nameSounds(typed).map((word) => wordCost(word, sounds));
  if (costs.length === 0 || costs.includes(null)) return null;
  return costs.reduce((sum: number, cost) => sum + (cost ?? 0), 0);
};
