import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import { insertOutboxRow } from '#models/platform/outbox.ts';
import type { OutboxRegister } from '#lib/platform/contract/register.ts';
import { processWide } from '#lib/platform/config/process-wide.ts';

const listeners = processWide('outbox-listeners', () => new Set<() => void>());

/** Tells this process's outbox worker that something is due, so that it need not wait for its next look. */
export const wakeOutbox = (): void => {
  for (const listener of listeners.get()) listener();
};

/** Calls `listener` whenever something became due in this process; the result ends that. */
export const onOutboxWake = (listener: () => void): (() => void) => {
  listeners.get().add(listener);
  return () => void listeners.get().delete(listener);
};

export type OutboxKind = keyof OutboxRegister;

export type OutboxPayload<Kind extends OutboxKind> = OutboxRegister[Kind];

interface EntryOf<Kind extends OutboxKind> {
  kind: Kind;
  payload: OutboxPayload<Kind>;
  /** When to do it; at once when absent. */
  dueAt?: Date;
  /** What must happen only once however often it is written, such as `reminder:<bookingId>`. */
  key?: string;
}

export type OutboxEntry = { [Kind in OutboxKind]: EntryOf<Kind> }[OutboxKind];

/** Puts something to do into the outbox: it will be done if the caller's transaction commits, and only then. */
export const writeOutbox = async (entry: OutboxEntry, tx: Tx): Promise<void> => {
  const { kind, payload, key } = entry;
  const createdAt = now();
  const dueAt = entry.dueAt ?? createdAt;
  await insertOutboxRow({ kind, payload, dueAt, key, createdAt }, tx);
  if (dueAt <= createdAt) tx.afterCommit(wakeOutbox);
};

/** What cannot succeed however often it is tried, such as a mail to an address that does not exist. */
export class PermanentError extends Error {}
