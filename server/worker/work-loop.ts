import { createWakeableSleep } from '#lib/platform/concurrency/wakeable-sleep.ts';
import { within } from '#lib/platform/concurrency/within.ts';
import { isDatabaseAway } from '#models/connection.ts';
import { log } from '#lib/platform/observability/log.ts';

/** One leased piece of work. */
export interface Task {
  /** Does the work and settles its lease. */
  run(): Promise<void>;
  /** Releases the lease, so that another server takes over at once. */
  release(): Promise<void>;
}

export interface WorkLoop {
  /** Looks for work now instead of after the next pause. */
  wake(): void;
  /** Takes no more work, lets running work finish for `graceMs` and releases the rest. */
  stop(graceMs?: number): Promise<void>;
}

interface LoopRules {
  name: string;
  /** Leases the next pieces of work, up to the number of free slots. */
  claim(limit: number): Promise<Task[]>;
  pollMs: number;
  /** How many pieces may run at once. */
  maxConcurrency: number;
  /** How many slots must be free before the next pieces are leased. */
  minFreeSlots?: number;
}

// No error may end a loop: the work is due again later.
const report = (name: string, error: unknown): void => {
  if (isDatabaseAway(error)) log().warn({ loop: name }, 'database unavailable, work is postponed');
  else log().error({ loop: name, err: error }, 'work loop failed');
};

/** Leases work and runs it, a few pieces at a time, until it is stopped. */
export const startWorkLoop = ({
  name,
  claim,
  pollMs,
  maxConcurrency,
  minFreeSlots = 1,
}: LoopRules): WorkLoop => {
  const running = new Map<Task, Promise<void>>();
  const { wake, arm } = createWakeableSleep();
  let stopping = false;

  const start = (task: Task): void => {
    const work = task
      .run()
      .catch((error: unknown) => report(name, error))
      .finally(() => running.delete(task));
    running.set(task, work);
  };
  const turn = async (): Promise<void> => {
    // A wake-up while work is being leased counts, too.
    const rest = arm();
    const tasks = await claim(maxConcurrency - running.size).catch((error: unknown) => report(name, error));
    tasks?.forEach(start);
    // Fewer pieces than free slots: nothing more is due.
    if (!tasks || tasks.length < minFreeSlots) await rest(pollMs);
    while (maxConcurrency - running.size < minFreeSlots) await Promise.race(running.values());
  };
  const loop = async (): Promise<void> => {
    while (!stopping) await turn();
  };
  const ended = loop();

  const finish = async (): Promise<void> => {
    await ended;
    await Promise.all(running.values());
  };
  const stop = async (graceMs = 10_000): Promise<void> => {
    stopping = true;
    wake();
    await within(graceMs, finish(), () => undefined);
    const left = [...running.keys()];
    await Promise.all(left.map((task) => task.release().catch((error: unknown) => report(name, error))));
  };
  return { wake, stop };
};
