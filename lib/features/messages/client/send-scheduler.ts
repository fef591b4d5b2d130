import { createRests } from '#lib/platform/concurrency/pause.ts';
import { createSemaphore } from '#lib/platform/concurrency/semaphore.ts';
import { sleep } from '#lib/platform/concurrency/sleep.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
// A slow file must not hold up other conversations, nor many of them take the whole line.
const MOST_AT_ONCE = 4;

interface Work {
  /** The conversations in which something waits. */
  list(): Promise<readonly string[]>;
  /** Does what waits in one conversation, in its order; a number when the way is closed for now: for so long at least. */
  serve(conversation: string): Promise<number | null>;
}

// One to two seconds after the first failure, twice that after the next, and so on, up to half a minute.
const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2);

/** Serves conversations side by side, one thing at a time in each: what fails is tried again there, and holds up no other. */
export const createSendScheduler = ({ list, serve }: Work) => {
  const { wake, fromNow } = createRests();
  const turns = createSemaphore(MOST_AT_ONCE);
  const served = new Set<string>();

  const persist = async (conversation: string): Promise<void> => {
    for (let failures = 1; ; failures += 1) {
      const rest = fromNow();
      const closedMs = await turns.run(() => serve(conversation)).catch(() => 0);
      if (closedMs === null) return;
      // What the server asks for is waited out, whoever wakes this.
      const hasOpened = closedMs > 0 ? sleep(closedMs) : undefined;
      await rest(pauseAfter(failures));
      await hasOpened;
    }
  };
  const begin = async (conversation: string): Promise<void> => {
    served.add(conversation);
    await persist(conversation);
    served.delete(conversation);
    // What came in the very moment in which the conversation was done.
    await look();
  };
  const look = async (): Promise<void> => {
    const waiting = await list().catch(() => []);
    waiting.filter((one) => !served.has(one)).forEach((one) => void begin(one));
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
