import { processWide } from '#lib/platform/config/process-wide.ts';

const turns = processWide('turns', () => new Map<string, Promise<unknown>>());

/**
 * Runs work with the same key, such as `worker:<id>`, one after the other in this process. It guarantees nothing
 * across servers: it only avoids transactions that would conflict and retry. `check` runs after each wait to see
 * whether it is still worthwhile; waiting callers share one check.
 */
export const withLock = async <Result>(
  thing: string,
  work: () => Promise<Result>,
  check: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Result> => {
  const held = turns.get();
  for (let other = held.get(thing); other; other = held.get(thing)) {
    await other;
    await check();
  }
  const mine = work();
  held.set(
    thing,
    mine.catch(() => null),
  );
  return mine.finally(() => held.delete(thing));
};

/** Locks several keys, always in the same order so that two callers cannot deadlock. */
export const withLocks = <Result>(
  things: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> => {
  const [thing, ...rest] = [...new Set(things)].toSorted();
  return thing === undefined ? work() : withLock(thing, () => withLocks(rest, work));
};
