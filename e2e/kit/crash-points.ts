import { ServerResponse } from 'node:http';
import { z } from 'zod';
import { databaseClient } from '#models/connection.ts';

/** Where a server dies while handling a message: at its transaction, its event or its answer. */
export const crashPoint = z.enum(['before-commit', 'before-news', 'before-answer']);
export type CrashPoint = z.infer<typeof crashPoint>;

// Other messages are in flight and recover from wherever they were. Messages share a commit, so only one can be the
// victim.
const deadlyPass: Readonly<Record<CrashPoint, number>> = {
  'before-commit': 1,
  'before-news': 1,
  'before-answer': 3,
};

/** Kills the process on the spot, as in a power cut. */
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

/** Runs a function before or after each call of a method. */
const surround = (methods: object, name: string, around: (step: () => unknown) => unknown): void => {
  const step: unknown = Reflect.get(methods, name);
  if (typeof step !== 'function') throw new Error(`There is no ${name}.`);
  const surrounded: Step = function (this: unknown, ...parts) {
    return around.call(this, (): unknown => Reflect.apply(step, this, parts));
  };
  Reflect.set(methods, name, surrounded);
};

/** Makes this process die at a point where the product itself never stops. */
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
