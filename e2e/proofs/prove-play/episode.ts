import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { resetClock } from '#lib/platform/time/clock.ts';
import { actsOfBookings } from './acts-of-bookings.ts';
import { actsOfCases } from './acts-of-cases.ts';
import { actsOfCodes } from './acts-of-codes.ts';
import { actsOfCrowds } from './acts-of-crowds.ts';
import { actsOfDoors } from './acts-of-doors.ts';
import { actsOfExtras } from './acts-of-extras.ts';
import { actsOfDay } from './acts-of-day.ts';
import { actsOfDesk } from './acts-of-desk.ts';
import { actsOfGoals } from './acts-of-goals.ts';
import { actsOfLiars } from './acts-of-liars.ts';
import { actsOfMoney } from './acts-of-money.ts';
import { actsOfNumbers } from './acts-of-numbers.ts';
import { actsOfOffice } from './acts-of-office.ts';
import { actsOfPeople } from './acts-of-people.ts';
import { actsOfVisits } from './acts-of-visits.ts';
import type { Coverage } from './coverage.ts';
import { judgeTraces } from './judge-secrets.ts';
import { Overload } from './violation.ts';
import { openWorld, type Fault } from './world.ts';

const acts = {
  ...actsOfBookings,
  ...actsOfPeople,
  ...actsOfVisits,
  ...actsOfGoals,
  ...actsOfLiars,
  ...actsOfOffice,
  ...actsOfDesk,
  ...actsOfDay,
  ...actsOfNumbers,
  ...actsOfDoors,
  ...actsOfExtras,
  ...actsOfCases,
  ...actsOfMoney,
  ...actsOfCodes,
  ...actsOfCrowds,
};
export type ActName = keyof typeof acts;

const number = z.int().min(0);
const act = z.custom<ActName>((name) => typeof name === 'string' && Object.hasOwn(acts, name));

/** The steps of an episode as a report prints them. */
export const scriptShape = z.strictObject({
  crowd: z.boolean(),
  steps: z.array(z.strictObject({ act, a: number, b: number, c: number, goal: number })),
});
export type Script = z.infer<typeof scriptShape>;

/** A rule that broke, or an error of the play itself. */
export interface Failure {
  readonly error: Error;
  readonly script: Script;
  /** The last calls before it. */
  readonly log: readonly string[];
}

interface Stage {
  coverage: Coverage;
  fault: Fault;
}

const takeSteps = async (script: Script, stage: Stage): Promise<Failure | null> => {
  const { crowd, steps } = script;
  const world = await openWorld({ crowd, ...stage });
  try {
    for (const { act, ...choice } of steps) await acts[act](world, choice);
    await judgeTraces(world);
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { error, script, log: world.log.slice(-12) };
  } finally {
    await stage.fault.end?.();
    resetClock();
  }
};

const MAX_ATTEMPTS = 5;
/** Long enough for every unanswered deadline to pass. */
const PAUSE_MS = 10_000;

/** Plays a script in a fresh database. Null if every rule held. */
export const playScript = async (script: Script, stage: Stage): Promise<Failure | null> => {
  for (let attempt = 1; ; attempt += 1) {
    const failure = await takeSteps(script, stage);
    if (!(failure?.error instanceof Overload) || attempt === MAX_ATTEMPTS) return failure;
    await setTimeout(PAUSE_MS);
  }
};

const ruleOf = ({ error }: Failure): string => /^\[\w+\]/.exec(error.message)?.[0] ?? error.message;

const MAX_MS = 180_000;

/** Removes steps that are not needed for the failure: halves first, then smaller parts, finally single steps. */
export const shorten = async (failure: Failure, stage: Stage): Promise<Failure> => {
  const until = Date.now() + MAX_MS;
  let shortest = failure;
  for (let size = Math.ceil(failure.script.steps.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from < shortest.script.steps.length && Date.now() < until;) {
      const { crowd, steps } = shortest.script;
      const fewer = { crowd, steps: steps.toSpliced(from, size) };
      const again = await playScript(fewer, stage);
      if (again && ruleOf(again) === ruleOf(failure)) shortest = again;
      else from += size;
    }
  return shortest;
};
