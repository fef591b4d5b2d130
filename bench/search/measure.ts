import type { Branch } from '#lib/features/search/rules/search-plan.ts';
import { median } from '../figures.ts';
import { setting } from '../setting.ts';
import { ask, LIMIT } from './questions.ts';
import type { MarketTown } from './towns.ts';

const ROUNDS = setting('BENCH_ROUNDS', 9);
const ASKED_A_ROUND = setting('BENCH_ASKED', 15);

export interface Timed {
  town: MarketTown;
  plan: readonly Branch[];
  isCounted: boolean;
}

const timeOne = async ({ town, plan, isCounted }: Timed): Promise<number> => {
  const start = performance.now();
  for (let at = 0; at < ASKED_A_ROUND; at += 1) await ask(town, plan, LIMIT, isCounted);
  return (performance.now() - start) / ASKED_A_ROUND;
};

/**
 * Returns the median milliseconds per search of each. They alternate by round, so that other load affects all equally.
 */
export const timeInTurns = async (all: readonly Timed[]): Promise<number[]> => {
  const rounds = all.map((): number[] => []);
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [at, one] of all.entries()) rounds[at]?.push(await timeOne(one));
  return rounds.map((times) => median(times.slice(1)));
};
