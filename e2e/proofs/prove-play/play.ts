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
  ['fullDay', 1],
  ['again', 2],
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
  ['borrowContact', 2],
  ['answerForOther', 2],
  ['manyAccounts', 1],
  ['collect', 1],
  ['acceptAll', 1],
  ['giveUp', 2],
  ['sendAgain', 1],
  ['silence', 2],
  ['claimFalsely', 2],
  ['beNew', 1],
  ['repause', 2],
  ['actAndLeave', 1],
  ['removeReported', 1],
  ['changeName', 1],
  ['verifyStale', 1],
  ['inviteUnproved', 1],
  ['guessCode', 1],
  ['borrowCode', 1],
  ['shareNumber', 1],
  ['beBoth', 1],
  ['inherit', 1],
  ['takeNumber', 1],
  ['askWhileOff', 1],
  ['addExtras', 2],
  ['beAtDoor', 3],
  ['officeCancel', 1],
  ['officeMove', 1],
  ['officeWaive', 1],
  ['officeAdjust', 1],
  ['reassign', 1],
  ['changeMind', 1],
  ['pressOn', 1],
  ['askOnDayOff', 1],
  ['askForTradeOff', 1],
  ['misuseCode', 1],
  ['moveNumber', 1],
  ['skipFactor', 1],
  ['enterOffice', 1],
  ['loseFactor', 1],
  ['askAllDay', 1],
  ['askForMany', 1],
  ['spendSms', 1],
  ['reportTwice', 1],
  ['fillDomain', 1],
  ['floodMailbox', 1],
  ['nameNumber', 1],
  ['pretendVisitors', 1],
  ['claimAndPause', 1],
  ['claimUnseen', 1],
  ['claimByTap', 1],
  ['pauseBooked', 1],
  ['dispute', 2],
  ['testify', 1],
  ['fakeScreen', 1],
  ['oneUtr', 1],
  ['leaveMidCase', 1],
  ['changePayee', 1],
  ['waiveThenClaim', 1],
  ['sayThenFill', 1],
  ['sayThenSpend', 1],
];

/** The length of episodes, and the acts favoured in them: each mention makes an act more likely. */
export interface Style {
  maxSteps: number;
  likes?: readonly ActName[];
  crowd?: boolean;
  /** The goals to aim for; all by default. */
  goals?: readonly string[];
}

const LIKED = 20;
/** The most steps in an episode of a full run. */
const EPISODE_STEPS = 50;

/** Likes that make one act about as frequent as all others together. */
export const often = (act: ActName): ActName[] => Array<ActName>(16).fill(act);

/** The styles that the whole run alternates. */
export const styles = {
  free: { maxSteps: EPISODE_STEPS },
  goals: { maxSteps: EPISODE_STEPS, crowd: false, likes: often('reach') },
} satisfies Record<string, Style>;

const nameList = (likes: readonly ActName[]): ActName[] =>
  weights.flatMap(([name, weight]) => {
    const liked = likes.filter((one) => one === name).length;
    return Array<ActName>(weight + LIKED * liked).fill(name);
  });

const scripts = ({ maxSteps, likes = [], crowd, goals: goalNames = goals }: Style): fc.Arbitrary<Script> => {
  const number = fc.nat({ max: 999 });
  const step = fc.record({
    act: fc.constantFrom(...nameList(likes)),
    a: number,
    b: number,
    c: number,
    goal: fc.constantFrom(...goalNames.map((name) => goals.indexOf(name))),
  });
  return fc.record({
    // A crowd takes a while to make.
    crowd: crowd === undefined ? fc.nat({ max: 5 }).map((one) => one === 5) : fc.constant(crowd),
    steps: fc.array(step, { minLength: Math.ceil(maxSteps / 2), maxLength: maxSteps, size: 'max' }),
  });
};

interface Game {
  seed: number;
  /** Episodes, each with a fresh database. */
  episodes: number;
  style: Style;
  fault?: Fault;
  coverage?: Coverage;
  /** Whether a failing script is shortened. */
  shortens: boolean;
}

/** Plays the episodes; returns the broken rule, or null. */
export const play = async (game: Game): Promise<Failure | null> => {
  const { seed, episodes, style, fault = {}, coverage = new Coverage(), shortens } = game;
  const stage = { coverage, fault };
  let failure: Failure | null = null;
  const episode = async (script: Script): Promise<boolean> => {
    failure = await playScript(script, stage);
    return failure === null;
  };
  // Shortening bypasses fast-check, so that the report holds the exact steps.
  const property = fc.asyncProperty(scripts(style), episode);
  const { failed, errorInstance } = await fc.check(property, { seed, numRuns: episodes, endOnFailure: true });
  if (failed && !failure) throw errorInstance;
  return failure && shortens ? shorten(failure, stage) : failure;
};
