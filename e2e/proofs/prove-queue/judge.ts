import type { Effects, Person } from './people.ts';

/** How the stored effects differ from the taps. */
export interface Verdict {
  lost: number;
  doubled: number;
  /** Effects that came before an earlier one. */
  disordered: number;
}

const judgeOne = async ({ wanted, read }: Effects): Promise<Verdict> => {
  const stored = await read();
  const places = wanted.map((effect) => stored.indexOf(effect)).filter((place) => place >= 0);
  const isEarly = (place: number, at: number): boolean => at > 0 && place < (places[at - 1] ?? 0);
  return {
    lost: wanted.length - places.length,
    // A value that a late repeat has overwritten counts as well: it is stored although it was not wanted any more.
    doubled: stored.length - new Set(stored.filter((effect) => wanted.includes(effect))).size,
    disordered: places.filter(isEarly).length,
  };
};

const add = (one: Verdict, other: Verdict): Verdict => ({
  lost: one.lost + other.lost,
  doubled: one.doubled + other.doubled,
  disordered: one.disordered + other.disordered,
});

/** Compares all stored effects with what was tapped. */
export const judge = async (people: readonly Person[]): Promise<Verdict> => {
  const verdicts: Verdict[] = [];
  for (const { effects } of people) for (const one of effects) verdicts.push(await judgeOne(one));
  return verdicts.reduce(add, { lost: 0, doubled: 0, disordered: 0 });
};
