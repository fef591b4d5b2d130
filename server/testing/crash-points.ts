import { ServerResponse } from 'node:http';
import { z } from 'zod';
import { databaseClient } from '#models/connection.ts';

/** Where a server dies on the way of a message: its transaction, the news of it, its answer. */
export const crashPoint = z.enum(['before-commit', 'before-news', 'before-answer']);
export type CrashPoint = z.infer<typeof crashPoint>;

// The others are on their way at the same time, and come back from wherever they were. Messages share a commit, so there
// may be but one.
const deadlyPass: Readonly<Record<CrashPoint, number>> = {
  'before-commit': 1,
  'before-news': 1,
  'before-answer': 3,
};

/** Dies as in a power cut, in the very line that asks. */
const createDeath = (point: CrashPoint) => {
  let passes = 0;
  return (): void => {
    passes += 1;
    if (passes === deadlyPass[point]) process.kill(process.pid, 'SIGKILL');
  };
};

const findSessionMethods = async () => {
  const session = databaseClient().startSession();
  await session.endSession();
  const methods: unknown = Object.getPrototypeOf(session);
  if (typeof methods !== 'object' || methods === null) throw new Error('The driver has no sessions.');
  return methods;
};

type Step = (...parts: unknown[]) => unknown;

/** Has something done before or after each call of a method. */
const surround = (methods: object, name: string, around: (step: () => unknown) => unknown): void => {
  const step: unknown = Reflect.get(methods, name);
  if (typeof step !== 'function') throw new Error(`There is no ${name}.`);
  const surrounded: Step = function (this: unknown, ...parts) {
    return around.call(this, (): unknown => Reflect.apply(step, this, parts));
  };
  Reflect.set(methods, name, surrounded);
};

/** Has this process die at a point where nothing of the product would stop by itself. */
export const armCrash = async (point: CrashPoint): Promise<void> => {
  const pass = createDeath(point);
  if (point === 'before-answer') {
    surround(ServerResponse.prototype, 'writeHead', (answer) => {
      pass();
      return answer();
    });
    return;
  }
  surround(await findSessionMethods(), 'commitTransaction', async (commit) => {
    if (point === 'before-commit') pass();
    await commit();
    if (point === 'before-news') pass();
  });
};
