import { addDays, toIndiaDay, instantInIndia } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { traced } from '#lib/platform/observability/trace.ts';
import { log } from '#lib/platform/observability/log.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import {
  claimSchedule,
  enterSchedule,
  removeSchedule,
  renewSchedule,
  settleSchedule,
  type ScheduleClaim,
} from '#models/platform/schedule.ts';
import type { Slice } from '#models/platform/slice.ts';
import { faultName, faultText } from '#lib/platform/outbox/run-row.ts';
import { startWorkLoop, type Task, type WorkLoop } from './work-loop.ts';

const LEASE_MS = 60_000;
const RETRY_MS = 60_000;

/** A recurring task. Each of its slices is run by one server at a time. */
export interface ScheduledTask {
  name: string;
  /** Returns the date of the run after `instant`. */
  nextRun(instant: Date): Date;
  /** The number of parts that servers share; 1 by default. Each has its own lease and its own due time. */
  slices?: Slice['count'];
  run(slice: Slice): Promise<void>;
}

const later = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms);

/** The schedule of a task that runs at a fixed interval. */
export const every =
  (ms: number): ScheduledTask['nextRun'] =>
  (instant) =>
    later(instant, ms);

/** The schedule of a daily task, in minutes after midnight in India. */
export const daily =
  (minutes: number): ScheduledTask['nextRun'] =>
  (instant) => {
    const localDate = toIndiaDay(instant);
    const today = instantInIndia({ localDate, minutes });
    return today > instant ? today : instantInIndia({ localDate: addDays(localDate, 1), minutes });
  };

const renewing = (claim: ScheduleClaim, leaseMs: number): NodeJS.Timeout =>
  setInterval(() => {
    // If a renewal fails, the next one makes up for it, or the lease expires as it should.
    renewSchedule(claim, later(now(), leaseMs)).catch(() => {});
  }, leaseMs / 3);

interface Run {
  task: ScheduledTask;
  slice: Slice;
  claim: ScheduleClaim;
}

const listSlices = (task: ScheduledTask): { name: string; task: ScheduledTask; slice: Slice }[] => {
  const { name, slices: count = 1 } = task;
  return Array.from({ length: count }, (_, index) => ({
    name: count === 1 ? name : `${name}/${index}`,
    task,
    slice: { index, count },
  }));
};

const settleFailure = async ({ task, claim }: Run, error: unknown): Promise<void> => {
  metrics().jobFailures.inc({ job: task.name });
  log().error({ job: task.name, fault: faultName(error) }, 'scheduled task failed, will be retried');
  const at = now();
  const nextAt = new Date(Math.min(task.nextRun(at).getTime(), at.getTime() + RETRY_MS));
  await settleSchedule(claim, { nextAt, lastFault: faultText(error) });
};

const runScheduled = async (run: Run, renewal: NodeJS.Timeout): Promise<void> => {
  const { task, slice, claim } = run;
  try {
    await traced({ name: `task ${task.name}`, kind: 'internal' }, () => task.run(slice));
  } catch (error) {
    return await settleFailure(run, error);
  } finally {
    clearInterval(renewal);
  }
  await settleSchedule(claim, { nextAt: task.nextRun(now()), lastFault: null });
};

const toTask = (run: Run, leaseMs: number): Task => {
  const renewal = renewing(run.claim, leaseMs);
  const release = (): Promise<void> => {
    clearInterval(renewal);
    return settleSchedule(run.claim, {});
  };
  return { run: () => runScheduled(run, renewal), release };
};

/**
 * Runs each task when it is due, once on any number of servers. A server runs one slice of a task at a time and leaves
 * the others to other servers; alone, it runs them one after another.
 */
export const startScheduler = (rules: {
  tasks: readonly ScheduledTask[];
  leaseMs?: number;
  pollMs?: number;
}): Pick<WorkLoop, 'stop'> => {
  const { tasks, leaseMs = LEASE_MS, pollMs = 1000 } = rules;
  if (tasks.length === 0) return { stop: async () => {} };
  const slices = new Map(tasks.flatMap(listSlices).map((slice) => [slice.name, slice]));
  // Reported as 0 from the start, see lib/platform/observability/metrics.ts.
  for (const { name: job } of tasks) metrics().jobFailures.inc({ job }, 0);
  const running = new Set<ScheduledTask>();
  let isEntered = false;

  const enter = async (): Promise<void> => {
    const starts = [...slices.values()].map(({ name, task }) => enterSchedule(name, task.nextRun(now())));
    // Earlier releases ran the whole task under its own name.
    const former = tasks.filter(({ name }) => !slices.has(name));
    await Promise.all([...starts, ...former.map(({ name }) => removeSchedule(name))]);
    isEntered = true;
  };
  const follow = ({ run, release }: Task, task: ScheduledTask): Task => {
    running.add(task);
    const end = (): void => {
      running.delete(task);
      loop.wake();
    };
    return { run: () => run().finally(end), release };
  };
  const claim = async (): Promise<Task[]> => {
    if (!isEntered) await enter();
    const free = [...slices.values()].filter(({ task }) => !running.has(task)).map(({ name }) => name);
    const at = now();
    const row = await claimSchedule(free, at, later(at, leaseMs));
    const found = row && slices.get(row._id);
    return found ? [follow(toTask({ ...found, claim: row }, leaseMs), found.task)] : [];
  };
  const loop = startWorkLoop({ name: 'scheduler', claim, pollMs, maxConcurrency: tasks.length });
  return loop;
};
