import { addDays, indiaDayOf, instantInIndia } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { log } from '#lib/platform/observability/log.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import {
  claimSchedule,
  enterSchedule,
  renewSchedule,
  settleSchedule,
  type ScheduleClaim,
} from '#models/platform/schedule.ts';
import { faultName, faultText } from '#lib/platform/outbox/run-row.ts';
import { startWorkLoop, type Task, type WorkLoop } from './work-loop.ts';

const LEASE_MS = 60_000;
const RETRY_MS = 60_000;

/** Something to do again and again, by one server at a time. */
export interface Job {
  name: string;
  /** The date of the run after `instant`. */
  nextRun(instant: Date): Date;
  run(): Promise<void>;
}

const later = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms);

/** The rhythm of a job that runs every so often. */
export const every =
  (ms: number): Job['nextRun'] =>
  (instant) =>
    later(instant, ms);

/** The rhythm of a job that runs once a day, so many minutes after midnight in India. */
export const daily =
  (minutes: number): Job['nextRun'] =>
  (instant) => {
    const localDate = indiaDayOf(instant);
    const today = instantInIndia({ localDate, minutes });
    return today > instant ? today : instantInIndia({ localDate: addDays(localDate, 1), minutes });
  };

const renewing = (claim: ScheduleClaim, leaseMs: number): NodeJS.Timeout =>
  setInterval(() => {
    // A renewal that fails is made good by the next one, or the lease runs out as it should.
    renewSchedule(claim, later(now(), leaseMs)).catch(() => {});
  }, leaseMs / 3);

interface Run {
  job: Job;
  claim: ScheduleClaim;
}

const settleFailure = async ({ job, claim }: Run, error: unknown): Promise<void> => {
  metrics().jobFailures.inc({ job: job.name });
  log().error({ job: job.name, fault: faultName(error) }, 'job failed, will be tried again');
  const at = now();
  const nextAt = new Date(Math.min(job.nextRun(at).getTime(), at.getTime() + RETRY_MS));
  await settleSchedule(claim, { nextAt, lastFault: faultText(error) });
};

const runJob = async (run: Run, renewal: NodeJS.Timeout): Promise<void> => {
  const { job, claim } = run;
  try {
    await job.run();
  } catch (error) {
    return await settleFailure(run, error);
  } finally {
    clearInterval(renewal);
  }
  await settleSchedule(claim, { nextAt: job.nextRun(now()), lastFault: null });
};

const toTask = (run: Run, leaseMs: number): Task => {
  const renewal = renewing(run.claim, leaseMs);
  const release = (): Promise<void> => {
    clearInterval(renewal);
    return settleSchedule(run.claim, {});
  };
  return { run: () => runJob(run, renewal), release };
};

interface SchedulerRules {
  jobs: readonly Job[];
  leaseMs?: number;
  pollMs?: number;
}

/** Runs each job when it is due, once on any number of servers. */
export const startScheduler = (rules: SchedulerRules): Pick<WorkLoop, 'stop'> => {
  const { jobs, leaseMs = LEASE_MS, pollMs = 1000 } = rules;
  if (jobs.length === 0) return { stop: async () => {} };
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const names = [...byName.keys()];
  // Shown as 0 from the start, as lib/platform/observability/metrics.ts says.
  for (const job of names) metrics().jobFailures.inc({ job }, 0);
  let isEntered = false;

  const enter = async (): Promise<void> => {
    await Promise.all(jobs.map((job) => enterSchedule(job.name, job.nextRun(now()))));
    isEntered = true;
  };
  const claim = async (): Promise<Task[]> => {
    if (!isEntered) await enter();
    const at = now();
    const row = await claimSchedule({ names, at, lockedUntil: later(at, leaseMs) });
    const job = row && byName.get(row._id);
    return job ? [toTask({ job, claim: row }, leaseMs)] : [];
  };
  return startWorkLoop({ name: 'scheduler', claim, pollMs, most: jobs.length });
};
