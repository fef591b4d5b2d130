import { createSpacedRun } from '#lib/platform/concurrency/run-spaced.ts';
import { LEASE_MS, runOutboxRow } from '#lib/platform/outbox/run-row.ts';
import { joinOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { claimOutboxRows, releaseOutboxRow, type NextStep, type OutboxRow } from '#models/platform/outbox.ts';
import { holdRows } from './hold-rows.ts';
import { startWorkLoop, type Task, type WorkLoop } from './work-loop.ts';

const MAX_AT_ONCE = 16;
// Rows that are written close together run together, and so share the commands of their work. No one sees the difference.
const GAP_MS = 50;

interface Due {
  /** The row's id, the same for every attempt. */
  id: string;
  payload: unknown;
  /** The remaining part of the work; absent at first. */
  step?: string;
}

/** Processes one row; returns the work left for later. */
export type OutboxHandler = (row: Due) => Promise<NextStep | void>;

const runRow = (row: OutboxRow, handler: OutboxHandler | undefined): Promise<void> =>
  runOutboxRow(row, async () => {
    const { _id, kind, payload, step } = row;
    if (!handler) throw new Error(`No handler for ${kind}.`);
    return handler({ id: String(_id), payload, ...(step !== undefined && { step }) });
  });

/** Processes due outbox rows: each once on any number of servers, with retries on failure. */
export const startOutbox = (rules: {
  handlers: Readonly<Record<string, OutboxHandler>>;
  leaseMs?: number;
  pollMs?: number;
  maxAtOnce?: number;
}): Pick<WorkLoop, 'stop'> => {
  const { handlers, leaseMs = LEASE_MS, pollMs = 1000, maxAtOnce = MAX_AT_ONCE } = rules;
  const kinds = Object.keys(handlers);
  // Reported as 0 from the start, see lib/platform/observability/metrics.ts.
  for (const kind of kinds) metrics().outboxGivenUp.inc({ kind }, 0);
  const toTask = (row: OutboxRow): Task => ({
    run: () => runRow(row, handlers[row.kind]),
    release: () => releaseOutboxRow(row),
  });
  const own = holdRows({ kinds, leaseMs });
  let nextLookAt = 0;
  const claim = async (limit: number): Promise<Task[]> => {
    if (performance.now() < nextLookAt) return own.take(limit).map(toTask);
    nextLookAt = performance.now() + pollMs / 2;
    // Rows of other processes are as old as ours.
    const mine = own.take(Math.ceil(limit / 2));
    const at = now();
    const lockedUntil = new Date(at.getTime() + leaseMs);
    const found = await claimOutboxRows({ kinds, at, lockedUntil, limit: limit - mine.length });
    const free = limit - mine.length - found.length;
    return [...mine, ...found, ...own.take(free)].map(toTask);
  };
  // Leases of rows taken together are renewed together, in one command.
  const loop = startWorkLoop({
    name: 'outbox',
    claim,
    pollMs,
    maxConcurrency: maxAtOnce,
    minFreeSlots: Math.ceil(maxAtOnce / 2),
  });
  const look = (): void => {
    nextLookAt = 0;
    loop.wake();
  };
  const spaced = createSpacedRun(GAP_MS, loop.wake);
  const run = (row: OutboxRow): void => {
    own.add(row);
    spaced.ask();
  };
  const leave = joinOutbox({ look, lease: own.lease, run });
  const stop = async (graceMs?: number): Promise<void> => {
    leave();
    spaced.stop();
    await Promise.all([own.release(), loop.stop(graceMs)]);
  };
  return { stop };
};
