import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import { webhookData, webhookEvent } from '#lib/platform/contract/webhook-event.ts';

/** Maximum webhooks of an installation. */
export const MAX_WEBHOOKS = 10;

const webhook = z
  .strictObject({
    _id: id(),
    url: z.string(),
    events: z.array(webhookEvent),
    createdAt: instant,
    isOn: z.boolean(),
    /** Since when every attempt failed; null while it works. */
    failingSince: instant.nullable(),
    /** Until when the secret before the last change signs as well. */
    formerSecretUntil: instant.nullable(),
  })
  .meta({ id: 'Webhook' });
export type WebhookView = z.infer<typeof webhook>;

const secret = z.string();
const reason = text({ max: 300 });
const events = z.array(webhookEvent).min(1, 'required').max(webhookEvent.options.length, 'list_too_long');
const params = z.strictObject({ id: id() });
const lead = { access: ['admin'], right: 'lead' } as const;

export const listWebhooksContract = contract('GET /admin/webhooks', {
  summary: 'List the webhooks and whether their receivers answer',
  ...lead,
  rate: 'read',
  reply: z.strictObject({ data: z.array(webhook) }),
});

export const webhookBody = z.strictObject({ url: text({ max: 500 }), events, reason });
export type WebhookBody = z.output<typeof webhookBody>;

/** The same for the form, whose only ticked box is no list. */
export const webhookForm = z.preprocess(
  (typed) =>
    typeof typed === 'object' && typed !== null && 'events' in typed
      ? { ...typed, events: [typed.events].flat().filter(Boolean) }
      : typed,
  webhookBody,
);

const withSecret = webhook.extend({ secret }).meta({ id: 'NewWebhook' });

export const addWebhookContract = contract('POST /admin/webhooks', {
  summary:
    'Add a webhook: an https address that is sent events, signed by Standard Webhooks. The secret is shown only in this reply',
  ...lead,
  rate: 'write',
  key: 'none',
  body: webhookBody,
  reply: z.strictObject({ data: withSecret }),
  status: 201,
  errors: ['webhook_address', 'too_many_webhooks'],
});

export const webhookChange = z.strictObject({ isOn: z.boolean(), events, reason });
export type WebhookChange = z.output<typeof webhookChange>;

export const changeWebhookContract = contract('PUT /admin/webhooks/{id}', {
  summary: 'Change the events of a webhook, or switch it on or off, with the reason',
  ...lead,
  rate: 'write',
  params,
  body: webhookChange,
  reply: z.strictObject({ data: webhook }),
});

export const removeWebhookContract = contract('DELETE /admin/webhooks/{id}', {
  summary: 'Remove a webhook and the log of its attempts, with the reason',
  ...lead,
  rate: 'write',
  params,
  body: z.strictObject({ reason }),
  reply: z.strictObject({ data: z.strictObject({ _id: id() }) }),
});

export const rotateSecretContract = contract('POST /admin/webhooks/{id}/secret', {
  summary: 'Give a webhook a new secret, shown only in this reply; both secrets sign for a day',
  ...lead,
  rate: 'write',
  key: 'none',
  params,
  body: z.strictObject({ reason }),
  reply: z.strictObject({ data: withSecret }),
});

const attempt = z
  .strictObject({
    _id: id(),
    /** The header `webhook-id`, the same for every attempt of an event. */
    eventId: z.string(),
    event: webhookEvent,
    data: webhookData,
    occurredAt: instant,
    /** The receiver's status; null if it did not answer. */
    status: z.int().nullable(),
    isDelivered: z.boolean(),
    fault: z.string(),
    milliseconds: z.int(),
    at: instant,
  })
  .meta({ id: 'WebhookAttempt' });
export type WebhookAttempt = z.infer<typeof attempt>;

export const listAttemptsContract = contract('GET /admin/webhooks/{id}/attempts', {
  summary: 'List what was sent to a webhook in the last 30 days, newest first',
  ...lead,
  rate: 'read',
  params,
  query: listQuery,
  reply: listReply(attempt),
  errors: ['invalid_cursor'],
});

export const resendContract = contract('POST /admin/webhooks/{id}/attempts/{attemptId}/resend', {
  summary: 'Send an event again to a webhook, under its first id',
  ...lead,
  rate: 'write',
  params: z.strictObject({ id: id(), attemptId: id() }),
  reply: z.strictObject({ data: z.strictObject({ eventId: z.string() }) }),
  status: 202,
  errors: ['webhook_off'],
});
