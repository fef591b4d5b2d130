import { within } from '#lib/platform/concurrency/within.ts';
import { log } from '#lib/platform/observability/log.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { traced } from '#lib/platform/observability/trace.ts';
import { now } from '#lib/platform/time/clock.ts';
import {
  continueOutboxRow,
  finishOutboxRow,
  insertLeasedRows,
  postponeOutboxRow,
  type NextStep,
  type OutboxRow,
} from '#models/platform/outbox.ts';
import { retryAt } from './retry-at.ts';
import { PermanentError, type OutboxKind, type OutboxPayload } from './write-outbox.ts';

const MAX_FAULT_LENGTH = 500;

/** An error as stored in an outbox row. */
export const faultText = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MAX_FAULT_LENGTH);

/** An error as logged. Mail servers quote addresses in their messages, which must not reach the log. */
export const faultName = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
};

// A handler must time out well before its lease ends, or a second server would run the same row.
export const LEASE_MS = 30_000;
const DEADLINE_MS = 20_000;

const tooLate = (): never => {
  throw new Error('The handler took too long.');
};

type LeasedRow = Pick<OutboxRow, '_id' | 'kind' | 'attempts' | 'stepAttempts' | 'trace'>;

const settleFailure = async (row: LeasedRow, error: unknown): Promise<void> => {
  const { _id, kind, stepAttempts = 0 } = row;
  const attempts = row.attempts - stepAttempts;
  const dueAt = error instanceof PermanentError ? null : retryAt({ attempts, at: now() });
  await postponeOutboxRow(row, { dueAt, lastFault: faultText(error) });
  const facts = { row: String(_id), kind, attempts, fault: faultName(error) };
  if (dueAt) return log().warn({ ...facts, dueAt }, 'outbox row failed, will be tried again');
  metrics().outboxGivenUp.inc({ kind });
  log().error(facts, 'outbox row given up');
};

/** Runs a leased row and records the outcome: done, retry, or give up. */
export const runOutboxRow = async (row: LeasedRow, work: () => Promise<NextStep | void>): Promise<void> => {
  const { _id, kind, attempts, trace: parent } = row;
  const facts = { 'hunar.outbox.row': String(_id), 'hunar.outbox.attempt': attempts };
  let next: NextStep | void;
  try {
    next = await traced({ name: `outbox ${kind}`, kind: 'consumer', facts, parent }, () =>
      within(DEADLINE_MS, work(), tooLate),
    );
  } catch (error) {
    return settleFailure(row, error);
  }
  await (next ? continueOutboxRow(row, next) : finishOutboxRow(row, now()));
};

interface NamedEntry<Kind extends OutboxKind> {
  kind: Kind;
  payload: OutboxPayload<Kind>;
  /** Makes sure that the task runs only once. */
  key: string;
  work(): Promise<void>;
}

/** Runs keyed tasks immediately, each only once; failed ones are queued in the outbox. */
export const doOnce = async <Kind extends OutboxKind>(
  entries: readonly NamedEntry<Kind>[],
): Promise<void> => {
  if (entries.length === 0) return;
  const at = now();
  const rows = entries.map(({ kind, payload, key }) => ({ kind, payload, key }));
  const taken = await insertLeasedRows(rows, { at, lockedUntil: new Date(at.getTime() + LEASE_MS) });
  await Promise.all(
    entries.map(async ({ work }, place) => {
      const row = taken[place];
      if (row) await runOutboxRow(row, work);
    }),
  );
};
