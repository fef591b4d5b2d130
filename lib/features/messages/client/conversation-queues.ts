import { createRests } from '#lib/platform/concurrency/pause.ts';
import { createTurns } from '#lib/platform/concurrency/semaphore.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
// A slow file must not hold up other talks, nor many of them take the whole line.
const MOST_AT_ONCE = 4;

interface Work {
  /** The talks in which something waits. */
  list(): Promise<readonly string[]>;
  /** Does what waits in one talk, in its order; false when the way is closed for now. */
  serve(talk: string): Promise<boolean>;
}

const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2);

/** Serves talks side by side, each by one at a time: what fails in one is tried again there, and holds up no other. */
export const createSendScheduler = ({ list, serve }: Work) => {
  const { wake, fromNow } = createRests();
  const withLock = createTurns(MOST_AT_ONCE);
  const served = new Set<string>();

  const persist = async (talk: string): Promise<void> => {
    for (let failures = 1; ; failures += 1) {
      const rest = fromNow();
      if (await withLock(() => serve(talk)).catch(() => false)) return;
      await rest(pauseAfter(failures));
    }
  };
  const begin = async (talk: string): Promise<void> => {
    served.add(talk);
    await persist(talk);
    served.delete(talk);
    // What came in the very moment in which the talk was done.
    await look();
  };
  const look = async (): Promise<void> => {
    const talks = await list().catch(() => []);
    talks.filter((talk) => !served.has(talk)).forEach((talk) => void begin(talk));
  };
  const run = async (): Promise<never> => {
    for (;;) {
      const rest = fromNow();
      await look();
      await rest(LONGEST_PAUSE_MS);
    }
  };
  return { run, wake };
};
