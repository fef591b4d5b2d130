import { LEASE_MS, runOutboxRow } from '#lib/platform/outbox/run-row.ts';
import { onOutboxWake } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { claimOutboxRows, releaseOutboxRow, type NextStep, type OutboxRow } from '#models/platform/outbox.ts';
import { startWorkLoop, type Task, type WorkLoop } from './work-loop.ts';

const MOST = 16;

interface Due {
  /** The row's, the same at every try. */
  id: string;
  payload: unknown;
  /** What is left of it to do; absent at the beginning. */
  step?: string;
}

/** Does one row's work; what it answers is left for later. */
export type OutboxHandler = (row: Due) => Promise<NextStep | void>;

interface OutboxRules {
  handlers: Readonly<Record<string, OutboxHandler>>;
  leaseMs?: number;
  pollMs?: number;
  most?: number;
}

const runRow = (row: OutboxRow, handler: OutboxHandler | undefined): Promise<void> =>
  runOutboxRow(row, async () => {
    const { _id, kind, payload, step } = row;
    if (!handler) throw new Error(`No handler for ${kind}.`);
    return handler({ id: String(_id), payload, ...(step !== undefined && { step }) });
  });

/** Does what is due in the outbox: each row once on any number of servers, again later when it fails. */
export const startOutbox = (rules: OutboxRules): Pick<WorkLoop, 'stop'> => {
  const { handlers, leaseMs = LEASE_MS, pollMs = 1000, most = MOST } = rules;
  const kinds = Object.keys(handlers);
  // Shown as 0 from the start, as lib/platform/observability/metrics.ts says.
  for (const kind of kinds) metrics().outboxGivenUp.inc({ kind }, 0);
  const toTask = (row: OutboxRow): Task => ({
    run: () => runRow(row, handlers[row.kind]),
    release: () => releaseOutboxRow(row),
  });
  const claim = async (room: number): Promise<Task[]> => {
    const at = now();
    const lockedUntil = new Date(at.getTime() + leaseMs);
    return (await claimOutboxRows({ kinds, at, lockedUntil, most: room })).map(toTask);
  };
  // Rows that are taken together are looked after together, at the price of one.
  const loop = startWorkLoop({ name: 'outbox', claim, pollMs, most, room: Math.ceil(most / 2) });
  const stopListening = onOutboxWake(loop.wake);
  const stop = (graceMs?: number): Promise<void> => {
    stopListening();
    return loop.stop(graceMs);
  };
  return { stop };
};
