import type { OutboxKind, OutboxPayload } from './outbox-kind.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Tx } from '#models/connection.ts';
import { insertOutboxRow } from '#models/platform/outbox.ts';
import { wakeOutbox } from './wake-outbox.ts';

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
