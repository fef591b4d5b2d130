import type { BatchResult } from '#lib/features/admin/contracts/ticket-batches.ts';
import type { QueueItem } from '#lib/features/office/contracts/office.ts';
import type { BatchKind } from '#lib/features/office/rules/batch-kinds.ts';
import { api } from '#lib/platform/browser/api.ts';

/** An act on the selected tickets before it is confirmed. */
export interface BatchDraft {
  readonly kind: BatchKind;
  /** The answer to all authors, or the reason. */
  readonly text: string;
  /** The admin who gets them; empty when they are closed. */
  readonly assigneeId: string;
}

const toSeen = ({ _id, ticket }: QueueItem) => ({
  id: _id,
  seen: ticket?.messages.length ?? 0,
  assigneeId: ticket?.assignee?._id ?? null,
});

/** Sends the act, once for each content. */
export const sendBatch = async (
  { kind, text, assigneeId }: BatchDraft,
  items: readonly QueueItem[],
  keyFor: (body: object) => string,
): Promise<BatchResult> => {
  const tickets = items.map(toSeen);
  if (kind === 'close') {
    const body = { tickets, answer: text };
    return (await api('POST /admin/tickets/close', { body, idempotencyKey: keyFor(body) })).data;
  }
  const body = { tickets, assigneeId, reason: text };
  return (await api('POST /admin/tickets/assign', { body, idempotencyKey: keyFor(body) })).data;
};

/** How many people hear of the act, and whether guests are among them. */
export const countNotified = (
  { kind, assigneeId }: BatchDraft,
  items: readonly QueueItem[],
  readerId: string,
): { people: number; hasGuests: boolean } => {
  if (kind === 'assign') return { people: assigneeId === readerId ? 0 : 1, hasGuests: false };
  const authors = new Set(items.flatMap(({ person }) => person?._id ?? []));
  const guests = items.filter(({ person }) => person === null).length;
  return { people: authors.size + guests, hasGuests: guests > 0 };
};
