import { createWakeableSleep } from '#lib/platform/concurrency/wakeable-sleep.ts';
import { createSemaphore } from '#lib/platform/concurrency/semaphore.ts';
import { sleep } from '#lib/platform/concurrency/sleep.ts';

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
// Slow files must not hold up other conversations, and many conversations must not saturate the connection.
const MAX_CONCURRENCY = 4;

// One to two seconds after the first failure, then doubling, up to half a minute.
const pauseAfter = (failures: number): number =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2);

/**
 * Sends conversations in parallel, one message at a time in each. A failure is retried in its conversation and holds
 * up no other.
 */
export const createSendScheduler = ({
  list,
  sendPending,
}: {
  /** Returns the conversations with waiting messages. */
  list(): Promise<readonly string[]>;
  /** Sends a conversation's messages in order; returns how long to wait if the server cannot take messages now. */
  sendPending(conversation: string): Promise<number | null>;
}) => {
  const { wake, arm } = createWakeableSleep();
  const turns = createSemaphore(MAX_CONCURRENCY);
  const active = new Set<string>();

  const sendWithRetries = async (conversation: string): Promise<void> => {
    for (let failures = 1; ; failures += 1) {
      const rest = arm();
      const closedMs = await turns.run(() => sendPending(conversation)).catch(() => 0);
      if (closedMs === null) return;
      // A wait requested by the server cannot be cut short by a wake-up.
      const hasOpened = closedMs > 0 ? sleep(closedMs) : undefined;
      await rest(pauseAfter(failures));
      await hasOpened;
    }
  };
  const begin = async (conversation: string): Promise<void> => {
    active.add(conversation);
    await sendWithRetries(conversation);
    active.delete(conversation);
    // Catches messages added just as the conversation finished.
    await startWaiting();
  };
  const startWaiting = async (): Promise<void> => {
    const waiting = await list().catch(() => []);
    waiting.filter((one) => !active.has(one)).forEach((one) => void begin(one));
  };
  const run = async (): Promise<never> => {
    for (;;) {
      const rest = arm();
      await startWaiting();
      await rest(MAX_PAUSE_MS);
    }
  };
  return { run, wake };
};
