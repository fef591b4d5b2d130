import { argon2, randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';

const watchLoop = async <Result>(work: () => Promise<Result>) => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const results = await work();
  delay.disable();
  return { results, p99Ms: delay.percentile(99) / 1e6 };
};

export const twenty = <Result>(make: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 20 }, make));

const inThread = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/**
 * The current delay of this machine's event loops with threads as busy as password hashing makes them: in a limited
 * container, busy threads sometimes stall the whole process.
 */
const busyThreadsDelay = async (): Promise<number> => {
  const hash = () =>
    inThread('argon2id', { ...cost, message: Buffer.from('password'), nonce: randomBytes(16) });
  return (await watchLoop(() => twenty(hash))).p99Ms;
};

const MAX_ROUNDS = 5;

interface Watched<Result> {
  work: () => Promise<Result>;
  callThatDoesLittle: () => Promise<unknown>;
}

/**
 * Runs `work` and returns how it delayed the event loop: in 99 of 100 samples more than three times the delay of busy
 * threads or of twenty cheap calls just before and after, and more than 50 ms; null if not. Other load on the machine
 * causes delays now and then, the work itself would every time: so it is tried up to five times.
 */
export const watchLoopUnder = async <Result>({ work, callThatDoesLittle }: Watched<Result>) => {
  const usual = async (): Promise<number> => {
    const { p99Ms } = await watchLoop(() => twenty(callThatDoesLittle));
    return Math.max(p99Ms, await busyThreadsDelay());
  };
  const results: Result[] = [];
  const faults: string[] = [];
  while (faults.length < MAX_ROUNDS) {
    const before = await usual();
    const { results: result, p99Ms } = await watchLoop(work);
    results.push(result);
    const maxDelayMs = Math.max(50, 3 * Math.max(before, await usual()));
    if (p99Ms < maxDelayMs) return { results, fault: null };
    faults.push(`${p99Ms} ms of ${maxDelayMs} ms`);
  }
  return { results, fault: faults.join(', ') };
};
