import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { resetClock } from '#lib/platform/time/clock.ts';
import { actsOfBookings } from './acts-of-bookings.ts';
import { actsOfGoals } from './acts-of-goals.ts';
import { actsOfPeople } from './acts-of-people.ts';
import { actsOfVisits } from './acts-of-visits.ts';
import type { Coverage } from './coverage.ts';
import { judgeTraces } from './judge-secrets.ts';
import { Overload } from './violation.ts';
import { openWorld, type Fault } from './world.ts';

const acts = { ...actsOfBookings, ...actsOfPeople, ...actsOfVisits, ...actsOfGoals };
export type ActName = keyof typeof acts;

const number = z.int().min(0);
const act = z.custom<ActName>((name) => typeof name === 'string' && Object.hasOwn(acts, name));

/** What is done in an episode, as a report says it. */
export const scriptShape = z.strictObject({
  crowd: z.boolean(),
  steps: z.array(z.strictObject({ act, a: number, b: number, c: number, goal: number })),
});
export type Script = z.infer<typeof scriptShape>;

/** A rule that did not hold, or a fault of the play's own. */
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
    resetClock();
  }
};

const MOST_ATTEMPTS = 5;
/** Until then whatever was not answered in time has ended. */
const PAUSE_MS = 10_000;

/** Takes the steps of a script, in a database of its own; null: every rule held. */
export const playScript = async (script: Script, stage: Stage): Promise<Failure | null> => {
  for (let attempt = 1; ; attempt += 1) {
    const failure = await takeSteps(script, stage);
    if (!(failure?.error instanceof Overload) || attempt === MOST_ATTEMPTS) return failure;
    await setTimeout(PAUSE_MS);
  }
};

const ruleOf = ({ error }: Failure): string => /^\[\w+\]/.exec(error.message)?.[0] ?? error.message;

const LONGEST_MS = 180_000;

/** Leaves out whatever is not needed for a rule not to hold: first halves, then less and less, at last single steps. */
export const shorten = async (failure: Failure, stage: Stage): Promise<Failure> => {
  const until = Date.now() + LONGEST_MS;
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
