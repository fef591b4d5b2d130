import { pbkdf2 } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';

/** Runs `work` and says how long the event loop was held up meanwhile, in 99 of 100 looks. */
export const loopDelay = async <Result>(work: () => Promise<Result>) => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const results = await work();
  delay.disable();
  return { results, p99Ms: delay.percentile(99) / 1e6 };
};

export const twenty = <Result>(make: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 20 }, make));

/** What this machine's loops are held up at the moment anyway, while threads are as busy: the reference. */
export const busyLoopDelay = async (): Promise<number> => {
  const inThreads = () => promisify(pbkdf2)('password', 'salt', 50_000, 32, 'sha512');
  return (await loopDelay(() => twenty(inThreads))).p99Ms;
};
