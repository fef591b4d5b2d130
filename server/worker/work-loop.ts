import { createRests } from '#lib/platform/concurrency/pause.ts';
import { within } from '#lib/platform/concurrency/within.ts';
import { isDatabaseAway } from '#models/connection.ts';
import { log } from '#lib/platform/observability/log.ts';

/** One claimed piece of work. */
export interface Task {
  /** Does the work and settles the claim. */
  run(): Promise<void>;
  /** Gives the claim up, so that another server takes over at once. */
  release(): Promise<void>;
}

export interface WorkLoop {
  /** Looks for work now instead of at the next turn. */
  wake(): void;
  /** Takes no more work, lets running work finish for `graceMs` and gives up the rest. */
  stop(graceMs?: number): Promise<void>;
}

interface LoopRules {
  name: string;
  /** Claims the next pieces of work, as many as there is room for. */
  claim(room: number): Promise<Task[]>;
  pollMs: number;
  /** How many pieces may run at once. */
  most: number;
  /** For how many there is to be room before the next are claimed. */
  room?: number;
}

// No fault may end a loop: what it could not do now is due again later.
const report = (name: string, error: unknown): void => {
  if (isDatabaseAway(error)) log().warn({ loop: name }, 'database away, work waits');
  else log().error({ loop: name, err: error }, 'work loop fault');
};

/** Claims work and runs it, a few pieces at a time, until it is stopped. */
export const startWorkLoop = ({ name, claim, pollMs, most, room = 1 }: LoopRules): WorkLoop => {
  const running = new Map<Task, Promise<void>>();
  const { wake, fromNow } = createRests();
  let stopping = false;

  const start = (task: Task): void => {
    const work = task
      .run()
      .catch((error: unknown) => report(name, error))
      .finally(() => running.delete(task));
    running.set(task, work);
  };
  const turn = async (): Promise<void> => {
    // A call while work is claimed counts.
    const rest = fromNow();
    const tasks = await claim(most - running.size).catch((error: unknown) => report(name, error));
    tasks?.forEach(start);
    // Whoever got fewer than there is room for has them all.
    if (!tasks || tasks.length < room) await rest(pollMs);
    while (most - running.size < room) await Promise.race(running.values());
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
