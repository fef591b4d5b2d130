import { outboxPayloads, type OutboxKind, type OutboxPayload } from '#lib/contracts/outbox.ts';
import { now } from '#lib/integrations/clock.ts';
import type { Tx } from '#models/connection.ts';
import { insertOutboxRows } from '#models/outbox.ts';
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

/** Puts things to do into the outbox: they will be done if the caller's transaction commits, and only then. */
export const writeOutboxAll = async (entries: readonly OutboxEntry[], tx: Tx): Promise<void> => {
  const createdAt = now();
  const rows = entries.map(({ kind, payload, key, dueAt = createdAt }) => {
    const row = { kind, payload: outboxPayloads[kind].parse(payload), dueAt, createdAt };
    return key === undefined ? row : { ...row, key };
  });
  await insertOutboxRows(rows, tx);
  if (rows.some(({ dueAt }) => dueAt <= createdAt)) tx.afterCommit(wakeOutbox);
};

/** The same for one. */
export const writeOutbox = (entry: OutboxEntry, tx: Tx): Promise<void> => writeOutboxAll([entry], tx);
