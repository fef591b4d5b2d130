import { within } from '#lib/platform/concurrency/within.ts';
import { refusalCode } from './refusal-code.ts';

// A database that does not answer must not keep a server from ending.
const LONGEST_WAIT_MS = 2000;

/** Takes note of work that nobody waits for. */
export type FollowWork = (work: Promise<void>) => void;

/** Keeps in mind what nobody waits for, so that a server that stops does not take the database away from under it. */
export const createWorkList = () => {
  const running = new Set<Promise<unknown>>();
  const follow: FollowWork = (work) => {
    const ending: Promise<unknown> = work.catch(refusalCode).finally(() => running.delete(ending));
    running.add(ending);
  };
  const finish = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    follow,
    /** Resolves once all of it is done, or has had time enough. */
    settled: () => within(LONGEST_WAIT_MS, finish(), () => undefined),
  };
};
