import { traceParent } from '#lib/platform/observability/trace.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import { insertLeasedRow, insertOutboxRow, type OutboxRow } from '#models/platform/outbox.ts';
import type { OutboxRegister } from '#lib/platform/contract/register.ts';
import { processWide } from '#lib/platform/config/process-wide.ts';

/** The runner of outbox rows in this process. */
export interface OutboxRunner {
  /** Looks for due rows now instead of at its next poll. */
  look(): void;
  /** Returns the end of the lease that it takes of a row that is being written; null to have other servers look for it. */
  lease(row: { kind: string; dueAt: Date }): Date | null;
  /** Runs a row that it leased, when it is due. */
  run(row: OutboxRow): void;
}

const runners = processWide('outbox-runners', () => new Set<OutboxRunner>());

/** Tells this process's outbox runner that a row is due, so that it does not wait for its next poll. */
export const wakeOutbox = (): void => {
  for (const { look } of runners.get()) look();
};

/** Hands rows that become due in this process to `runner`. Returns a function that stops it. */
export const joinOutbox = (runner: OutboxRunner): (() => void) => {
  runners.get().add(runner);
  return () => void runners.get().delete(runner);
};

export type OutboxKind = keyof OutboxRegister;

export type OutboxPayload<Kind extends OutboxKind> = OutboxRegister[Kind];

interface EntryOf<Kind extends OutboxKind> {
  kind: Kind;
  payload: OutboxPayload<Kind>;
  /** When to run it; immediately by default. */
  dueAt?: Date;
  /** Makes the row unique, such as `reminder:<bookingId>`. */
  key?: string;
}

export type OutboxEntry = { [Kind in OutboxKind]: EntryOf<Kind> }[OutboxKind];

const findLease = (row: { kind: string; dueAt: Date }) => {
  for (const runner of runners.get()) {
    const lockedUntil = runner.lease(row);
    if (lockedUntil) return { runner, lockedUntil };
  }
  return null;
};

/**
 * Queues a task that runs if, and only if, the caller's transaction commits. This process leases a task that is due soon
 * as it writes it, where it has room: looking for it and leasing it afterwards would take three more commands.
 */
export const writeOutbox = async (entry: OutboxEntry, tx: Tx): Promise<void> => {
  const { kind, payload, key } = entry;
  const createdAt = now();
  const dueAt = entry.dueAt ?? createdAt;
  const trace = traceParent();
  const row = { kind, payload, dueAt, createdAt, ...(trace && { trace }) };
  const lease = key === undefined ? findLease(row) : null;
  if (lease) {
    const leased = await insertLeasedRow(row, lease.lockedUntil, tx);
    return tx.afterCommit(() => lease.runner.run(leased));
  }
  await insertOutboxRow({ ...row, key }, tx);
  if (dueAt <= createdAt) tx.afterCommit(wakeOutbox);
};

/** A failure that no retry can fix, such as mail to an address that does not exist. */
export class PermanentError extends Error {}
