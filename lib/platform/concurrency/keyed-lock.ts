import { processWide } from '#lib/platform/config/process-wide.ts';

const turns = processWide('turns', () => new Map<string, Promise<unknown>>());

/**
 * Lets this process's work on one thing, such as `worker:<id>`, go one after the other. It proves nothing, as other
 * servers have queues of their own: it spares the database transactions that would only meet and begin anew.
 * `check` looks, before each try, whether there still is something to try; all who wait look at once.
 */
export const withLock = async <Result>(
  thing: string,
  work: () => Promise<Result>,
  check: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Result> => {
  const held = turns.get();
  await check();
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

/** The same on several things at once; turns are taken in one order, so that no two wait for each other. */
export const withLocks = <Result>(
  things: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> => {
  const [thing, ...rest] = [...new Set(things)].toSorted();
  return thing === undefined ? work() : withLock(thing, () => withLocks(rest, work));
};
