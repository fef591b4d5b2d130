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

const MOST_ROUNDS = 5;

/**
 * Runs `work` and says how long the event loop was held up in 99 of 100 looks; anew, up to five times, while that is
 * more than wanted. Neighbours on the machine hold it up now and then, the work itself would every time.
 */
export const loopDelay = async <Result>(work: () => Promise<Result>, wantedMs: number) => {
  const results: Result[] = [];
  let p99Ms = Infinity;
  for (let round = 0; round < MOST_ROUNDS && p99Ms >= wantedMs; round += 1) {
    const watched = await watchLoop(work);
    results.push(watched.results);
    p99Ms = Math.min(p99Ms, watched.p99Ms);
  }
  return { results, p99Ms };
};

export const twenty = <Result>(make: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 20 }, make));

const inThread = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/**
 * What this machine's loops are held up at the moment anyway, while threads are as busy as passwords make them: where a
 * container may use less than there is, busy threads stop the whole process now and then.
 */
const busyThreadsDelay = async (): Promise<number> => {
  const hash = () =>
    inThread('argon2id', { ...cost, message: Buffer.from('password'), nonce: randomBytes(16) });
  return (await watchLoop(() => twenty(hash))).p99Ms;
};

/** The most that twenty calls of a kind may hold up the loop: three times what busy threads do, or twenty calls that do little. */
export const mostLoopDelay = async (callThatDoesLittle: () => Promise<unknown>): Promise<number> => {
  const { p99Ms } = await watchLoop(() => twenty(callThatDoesLittle));
  return Math.max(50, 3 * Math.max(p99Ms, await busyThreadsDelay()));
};
