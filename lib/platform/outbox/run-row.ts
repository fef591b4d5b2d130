import { within } from '#lib/platform/concurrency/within.ts';
import { log } from '#lib/platform/observability/log.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { now } from '#lib/platform/time/clock.ts';
import {
  continueOutboxRow,
  finishOutboxRow,
  insertTakenRows,
  postponeOutboxRow,
  type NextStep,
  type OutboxRow,
} from '#models/platform/outbox.ts';
import { retryAt } from './retry-at.ts';
import { PermanentError, type OutboxKind, type OutboxPayload } from './write-outbox.ts';

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
export const LEASE_MS = 30_000;
const DEADLINE_MS = 20_000;

const tooLate = (): never => {
  throw new Error('The handler took too long.');
};

type TakenRow = Pick<OutboxRow, '_id' | 'kind' | 'attempts'>;

const settleFailure = async (row: TakenRow, error: unknown): Promise<void> => {
  const { _id, kind, attempts } = row;
  const dueAt = error instanceof PermanentError ? null : retryAt({ attempts, at: now() });
  await postponeOutboxRow(row, { dueAt, lastFault: faultText(error) });
  const facts = { row: String(_id), kind, attempts, fault: faultName(error) };
  if (dueAt) return log().warn({ ...facts, dueAt }, 'outbox row failed, will be tried again');
  metrics().outboxGivenUp.inc({ kind });
  log().error(facts, 'outbox row given up');
};

/** Does the work of a row that is in hand and settles it: done, again later, or given up. */
export const runOutboxRow = async (row: TakenRow, work: () => Promise<NextStep | void>): Promise<void> => {
  let next: NextStep | void;
  try {
    next = await within(DEADLINE_MS, work(), tooLate);
  } catch (error) {
    return settleFailure(row, error);
  }
  await (next ? continueOutboxRow(row, next) : finishOutboxRow(row, now()));
};

interface NamedEntry<Kind extends OutboxKind> {
  kind: Kind;
  payload: OutboxPayload<Kind>;
  /** Under which it happens once, whoever begins with it however often. */
  key: string;
  work(): Promise<void>;
}

/** Does things at once, each once under its name; what fails waits in the outbox as if it had been written there. */
export const doOnce = async <Kind extends OutboxKind>(
  entries: readonly NamedEntry<Kind>[],
): Promise<void> => {
  if (entries.length === 0) return;
  const at = now();
  const rows = entries.map(({ kind, payload, key }) => ({ kind, payload, key }));
  const taken = await insertTakenRows(rows, { at, lockedUntil: new Date(at.getTime() + LEASE_MS) });
  await Promise.all(
    entries.map(async ({ work }, place) => {
      const row = taken[place];
      if (row) await runOutboxRow(row, work);
    }),
  );
};
