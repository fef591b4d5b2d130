import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';

/** The number of failed rows that a list shows. */
export const FAILED_ROWS_LIMIT = 200;

const failedRow = z
  .strictObject({
    _id: id(),
    /** The kind of work, such as `mail`. */
    kind: z.string(),
    attempts: z.int(),
    /** The next attempt; null after the last one. */
    dueAt: instant.nullable(),
    /** The last error, without addresses and numbers. */
    fault: z.string(),
    createdAt: instant,
  })
  .meta({ id: 'FailedDelivery' });
export type FailedRow = z.infer<typeof failedRow>;

export const listFailedRowsContract = contract('GET /admin/outbox', {
  summary: 'List mail, messages and other work that failed at least once, those given up first',
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  reply: z.strictObject({ data: z.array(failedRow).max(FAILED_ROWS_LIMIT) }),
});

export const retryRowsContract = contract('POST /admin/outbox/{kind}/retry', {
  summary: 'Retry everything of a kind that was given up, with the reason',
  access: ['admin'],
  right: 'lead',
  rate: 'write',
  params: z.strictObject({ kind: text({ max: 40 }) }),
  body: z.strictObject({ reason: text({ max: 500 }) }),
  reply: z.strictObject({ data: z.strictObject({ kind: z.string(), rows: z.int() }) }),
});
