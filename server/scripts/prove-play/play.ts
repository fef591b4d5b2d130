import fc from 'fast-check';
import { resetClock } from '#lib/platform/time/clock.ts';
import { actsOfBookings, type Choice } from './acts-of-bookings.ts';
import { actsOfPeople } from './acts-of-people.ts';
import { Coverage, transitions } from './coverage.ts';
import { judgeTraces } from './judge-secrets.ts';
import { openWorld, type Fault } from './world.ts';

const acts = { ...actsOfBookings, ...actsOfPeople };
export type ActName = keyof typeof acts;

const weights: readonly (readonly [name: ActName, weight: number])[] = [
  ['ask', 6],
  ['step', 12],
  ['lie', 4],
  ['cancelLate', 4],
  ['toOtherTime', 4],
  ['settle', 6],
  ['payPart', 4],
  ['errand', 6],
  ['row', 14],
  ['friendly', 3],
  ['askUnderNewRate', 2],
  ['early', 3],
  ['feeOf', 4],
  ['judgeWork', 6],
  ['readBookings', 6],
  ['timePasses', 6],
  ['write', 5],
  ['readMessages', 4],
  ['readList', 4],
  ['readPerson', 4],
  ['search', 1],
  ['writeToAll', 1],
  ['askForAll', 1],
  ['topUp', 4],
  ['decide', 2],
  ['quarrel', 2],
  ['setRate', 4],
  ['team', 2],
  ['leave', 2],
  ['comeBack', 2],
];

interface Step extends Choice {
  act: ActName;
}

interface Script {
  crowd: boolean;
  steps: readonly Step[];
}

/** How long episodes are, and what happens more often in them than else; twice as often what is named twice. */
export interface Style {
  most: number;
  likes?: readonly ActName[];
  crowd?: boolean;
}

const LIKED = 20;
/** How many steps an episode of the whole run has at most. */
const EPISODE_STEPS = 50;

const often = (act: ActName): ActName[] => Array<ActName>(8).fill(act);

/** What the whole run takes by turns. */
export const styles = {
  free: { most: EPISODE_STEPS },
  rows: { most: EPISODE_STEPS, crowd: false, likes: often('row') },
  money: {
    ...{ most: EPISODE_STEPS, crowd: false },
    likes: ['friendly', 'friendly', 'timePasses', 'payPart', 'payPart', 'feeOf', 'topUp'],
  },
} satisfies Record<string, Style>;

const nameList = (likes: readonly ActName[]): ActName[] =>
  weights.flatMap(([name, weight]) => {
    const liked = likes.filter((one) => one === name).length;
    return Array<ActName>(weight + LIKED * liked).fill(name);
  });

const scripts = ({ most, likes = [], crowd }: Style): fc.Arbitrary<Script> => {
  const number = fc.nat({ max: 999 });
  const step = fc.record({
    act: fc.constantFrom(...nameList(likes)),
    a: number,
    b: number,
    c: number,
    row: fc.nat({ max: transitions.length - 1 }),
  });
  return fc.record({
    // A crowd takes a while to make.
    crowd: crowd === undefined ? fc.nat({ max: 5 }).map((one) => one === 5) : fc.constant(crowd),
    steps: fc.array(step, { minLength: Math.ceil(most / 2), maxLength: most, size: 'max' }),
  });
};

export interface Game {
  seed: number;
  /** Episodes, each with a database of its own. */
  episodes: number;
  style: Style;
  fault?: Fault;
  coverage?: Coverage;
  /** Where in the tree of shrunk scripts to begin: what a report says. */
  path?: string;
  /** Whether a script that fails is made as short as it can be. */
  shrinks: boolean;
}

export interface Outcome {
  coverage: Coverage;
  /** Null: every rule held. */
  failure: { message: string; path: string; script: string; log: readonly string[] } | null;
}

const SHRINKING_MS = 180_000;

/** Lets people play, and says which rule did not hold, if one did not. */
export const play = async (game: Game): Promise<Outcome> => {
  const { seed, episodes, style, fault = {}, coverage = new Coverage(), path, shrinks } = game;
  let log: readonly string[] = [];
  const episode = async ({ crowd, steps }: Script): Promise<void> => {
    const world = await openWorld({ crowd, coverage, fault });
    try {
      for (const { act, ...choice } of steps) await acts[act](world, choice);
      await judgeTraces(world);
    } catch (error) {
      log = world.log.slice(-12);
      throw error;
    } finally {
      resetClock();
    }
  };
  const outcome = await fc.check(fc.asyncProperty(scripts(style), episode), {
    ...{ seed, numRuns: episodes, endOnFailure: !shrinks },
    ...(path !== undefined && { path }),
    ...(shrinks && { interruptAfterTimeLimit: SHRINKING_MS, markInterruptAsFailure: false }),
  });
  if (!outcome.failed) return { coverage, failure: null };
  const { counterexample, counterexamplePath, errorInstance } = outcome;
  const message =
    errorInstance instanceof Error ? (errorInstance.stack ?? errorInstance.message) : String(errorInstance);
  const script = JSON.stringify(counterexample?.[0]);
  return { coverage, failure: { message, path: counterexamplePath ?? '', script, log } };
};
