import { within } from '#lib/platform/concurrency/within.ts';
import { PermanentError, onOutboxWake } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { log } from '#lib/platform/observability/log.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import {
  claimOutboxRows,
  finishOutboxRow,
  postponeOutboxRow,
  releaseOutboxRow,
  type OutboxRow,
} from '#models/platform/outbox.ts';
import { retryAt } from './retry-at.ts';
import { startWorkLoop, type Task, type WorkLoop } from './work-loop.ts';

const LONGEST = 500;

/** An error as a row keeps it for whoever looks into it. */
export const faultText = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, LONGEST);

/** An error as the log names it: messages of mail servers hold addresses, which do not belong there. */
export const faultName = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
};

// A handler is given up on well before its lease ends, or a second server would run the row beside it.
const LEASE_MS = 30_000;
const DEADLINE_MS = 20_000;
const MOST = 16;

/** Does one row's work; `id` is the row's, the same at every try. */
export type OutboxHandler = (row: { id: string; payload: unknown }) => Promise<void>;

interface OutboxRules {
  handlers: Readonly<Record<string, OutboxHandler>>;
  leaseMs?: number;
  pollMs?: number;
  most?: number;
}

const tooLate = (): never => {
  throw new Error('The handler took too long.');
};

const settleFailure = async (row: OutboxRow, error: unknown): Promise<void> => {
  const { _id, kind, attempts } = row;
  const dueAt = error instanceof PermanentError ? null : retryAt({ attempts, at: now() });
  await postponeOutboxRow(row, { dueAt, lastFault: faultText(error) });
  const facts = { row: String(_id), kind, attempts, fault: faultName(error) };
  if (dueAt) return log().warn({ ...facts, dueAt }, 'outbox row failed, will be tried again');
  metrics().outboxGivenUp.inc({ kind });
  log().error(facts, 'outbox row given up');
};

const runRow = async (row: OutboxRow, handler: OutboxHandler | undefined): Promise<void> => {
  try {
    if (!handler) throw new Error(`No handler for ${row.kind}.`);
    await within(DEADLINE_MS, handler({ id: String(row._id), payload: row.payload }), tooLate);
  } catch (error) {
    return settleFailure(row, error);
  }
  await finishOutboxRow(row, now());
};

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
