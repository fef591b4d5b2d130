import type { z } from 'zod';
import { outboxPayloads } from '#lib/wiring/outbox-kinds.ts';
import { type OutboxKind, type OutboxPayload } from '#lib/platform/outbox/outbox-kind.ts';
import type { OutboxHandler } from '../outbox.ts';

type Payloads = { [Kind in OutboxKind]: z.ZodType<OutboxPayload<Kind>> };
const schemas: Payloads = outboxPayloads;

/** Gives a handler its kind's payload, checked: the row may be older than the code that reads it. */
export const onKind = <Kind extends OutboxKind>(
  kind: Kind,
  handle: (row: { id: string; payload: OutboxPayload<Kind> }) => Promise<void>,
): OutboxHandler => {
  return ({ id, payload }) => handle({ id, payload: schemas[kind].parse(payload) });
};
