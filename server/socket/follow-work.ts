import { within } from '#lib/platform/concurrency/within.ts';
import { refusalCode } from './refusal-code.ts';

// An unresponsive database must not keep a server from stopping.
const MAX_WAIT_MS = 2000;

/** Registers work that no caller awaits. */
export type FollowWork = (work: Promise<void>) => void;

/** Tracks work that no caller awaits, so that a stopping server does not close the database under it. */
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
    /** Resolves when all work is done or the time is up. */
    settled: () => within(MAX_WAIT_MS, finish(), () => undefined),
  };
};
