import fc from 'fast-check';
import { Coverage, goals } from './coverage.ts';
import { playScript, shorten, type ActName, type Failure, type Script } from './episode.ts';
import type { Fault } from './world.ts';

const weights: readonly (readonly [name: ActName, weight: number])[] = [
  ['ask', 6],
  ['step', 12],
  ['lie', 4],
  ['cancelLate', 4],
  ['toOtherTime', 4],
  ['settle', 6],
  ['payPart', 4],
  ['errand', 6],
  ['reach', 14],
  ['friendly', 3],
  ['askUnderNewRate', 2],
  ['early', 3],
  ['feeOf', 4],
  ['slip', 3],
  ['absence', 5],
  ['askElse', 3],
  ['lateYes', 2],
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

/** How long episodes are, and what happens more often in them than else; twice as often what is named twice. */
export interface Style {
  most: number;
  likes?: readonly ActName[];
  crowd?: boolean;
  /** Which goals are gone for; without them all. */
  goals?: readonly string[];
}

const LIKED = 20;
/** How many steps an episode of the whole run has at most. */
const EPISODE_STEPS = 50;

const often = (act: ActName): ActName[] => Array<ActName>(16).fill(act);

/** What the whole run takes by turns. */
export const styles = {
  free: { most: EPISODE_STEPS },
  goals: { most: EPISODE_STEPS, crowd: false, likes: often('reach') },
} satisfies Record<string, Style>;

const nameList = (likes: readonly ActName[]): ActName[] =>
  weights.flatMap(([name, weight]) => {
    const liked = likes.filter((one) => one === name).length;
    return Array<ActName>(weight + LIKED * liked).fill(name);
  });

const scripts = ({ most, likes = [], crowd, goals: wanted = goals }: Style): fc.Arbitrary<Script> => {
  const number = fc.nat({ max: 999 });
  const step = fc.record({
    act: fc.constantFrom(...nameList(likes)),
    a: number,
    b: number,
    c: number,
    goal: fc.constantFrom(...wanted.map((name) => goals.indexOf(name))),
  });
  return fc.record({
    // A crowd takes a while to make.
    crowd: crowd === undefined ? fc.nat({ max: 5 }).map((one) => one === 5) : fc.constant(crowd),
    steps: fc.array(step, { minLength: Math.ceil(most / 2), maxLength: most, size: 'max' }),
  });
};

interface Game {
  seed: number;
  /** Episodes, each with a database of its own. */
  episodes: number;
  style: Style;
  fault?: Fault;
  coverage?: Coverage;
  /** Whether a script that fails is made as short as it can be. */
  shortens: boolean;
}

/** Lets people play; answers what did not hold, or null. */
export const play = async (game: Game): Promise<Failure | null> => {
  const { seed, episodes, style, fault = {}, coverage = new Coverage(), shortens } = game;
  const stage = { coverage, fault };
  let failure: Failure | null = null;
  const episode = async (script: Script): Promise<boolean> => {
    failure = await playScript(script, stage);
    return failure === null;
  };
  // What is left out of a script is chosen past fast-check, so that the report holds the very steps.
  const property = fc.asyncProperty(scripts(style), episode);
  const { failed, errorInstance } = await fc.check(property, { seed, numRuns: episodes, endOnFailure: true });
  if (failed && !failure) throw errorInstance;
  return failure && shortens ? shorten(failure, stage) : failure;
};
