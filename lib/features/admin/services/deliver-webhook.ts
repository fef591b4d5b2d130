import { unseal } from '#lib/features/accounts/auth/seal.ts';
import { env } from '#lib/platform/config/env.ts';
import { processWide } from '#lib/platform/config/process-wide.ts';
import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { PermanentError, writeOutbox, type OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { forgetWebhooks } from '#lib/platform/integrations/webhooks/announce.ts';
import { isDelivered } from '#lib/platform/integrations/webhooks/is-delivered.ts';
import { postWebhook } from '#lib/platform/integrations/webhooks/post-webhook.ts';
import { restMs } from '#lib/platform/integrations/webhooks/rest-ms.ts';
import { signWebhook } from '#lib/platform/integrations/webhooks/sign-webhook.ts';
import { inTransaction } from '#models/connection.ts';
import type { NextStep } from '#models/platform/outbox.ts';
import {
  changeWebhook,
  findWebhook,
  insertAttempt,
  switchWebhookOff,
  type WebhookRecord,
} from '#models/platform/webhook.ts';
import { findUser } from '#models/people/user.ts';

const HOUR_MS = 3_600_000;
/** How long an event is tried, and how long a receiver may fail before its webhook is switched off. */
const MAX_TRIED_MS = 72 * HOUR_MS;

// Of the outbox's sixteen slots: receivers that hang must not hold up mails.
const MAX_IN_FLIGHT = 4;
const inFlight = processWide('webhooks-in-flight', () => ({ count: 0 }));

type Payload = OutboxPayload<'webhook'>;

interface Outcome {
  status: number | null;
  fault: string;
  milliseconds: number;
}

const keysFor = (
  { _id, sealedSecret, sealedSecretBefore, beforeUntil }: WebhookRecord,
  at: Date,
): Buffer[] => {
  const isFormerValid = sealedSecretBefore !== undefined && beforeUntil !== undefined && beforeUntil > at;
  const sealed = isFormerValid ? [sealedSecret, sealedSecretBefore] : [sealedSecret];
  return sealed.map((one) => unseal(one, String(_id)));
};

const MAX_FAULT_LENGTH = 200;

const post = async (webhook: WebhookRecord, payload: Payload, at: Date): Promise<Outcome> => {
  const { eventId, event, data, occurredAt } = payload;
  const body = JSON.stringify({ type: event, timestamp: occurredAt, data });
  const seconds = Math.floor(at.getTime() / 1000);
  const startedAt = performance.now();
  const outcome = await postWebhook({
    ...{ url: webhook.url, body, allowsPrivate: env().WEBHOOKS_PRIVATE === 'on' },
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Hunar-Webhooks',
      'webhook-id': eventId,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signWebhook({ id: eventId, seconds, body }, keysFor(webhook, at)),
    },
  }).then(
    (status) => ({ status, fault: '' }),
    (error: unknown) => ({ status: null, fault: error instanceof Error ? error.message : String(error) }),
  );
  const { status, fault } = outcome;
  return {
    ...{ status, fault: fault.slice(0, MAX_FAULT_LENGTH) },
    milliseconds: Math.round(performance.now() - startedAt),
  };
};

/** Switches a webhook off and tells the lead who added it. */
const switchOff = async (webhook: WebhookRecord, at: Date): Promise<void> => {
  await inTransaction(async (tx) => {
    const webhookId = String(webhook._id);
    if (!(await switchWebhookOff(webhookId, at, tx))) return;
    const lead = await findUser(String(webhook.byId), tx);
    if (!lead) return;
    const params = {
      name: lead.name,
      host: new URL(webhook.url).host,
      path: officePaths.recordsOf('webhooks'),
    };
    const payload = { userId: String(webhook.byId), content: { kind: 'webhookOff', params } } as const;
    await writeOutbox({ kind: 'mail', payload }, tx);
  });
  forgetWebhooks();
};

const noteFailure = async (webhook: WebhookRecord, at: Date): Promise<void> => {
  const failures = webhook.failures + 1;
  const failingSince = webhook.failingSince ?? at;
  const restUntil = new Date(at.getTime() + restMs(failures));
  await changeWebhook(String(webhook._id), { failures, failingSince, restUntil });
  if (at.getTime() - failingSince.getTime() >= MAX_TRIED_MS) await switchOff(webhook, at);
};

const later = (dueAt: Date, spreadMs: number): NextStep => ({
  step: 'again',
  dueAt: new Date(dueAt.getTime() + Math.random() * spreadMs),
});

const attempt = async (webhook: WebhookRecord, payload: Payload): Promise<void> => {
  const at = now();
  const outcome = await post(webhook, payload, at);
  const { webhookId, eventId, event, data, occurredAt } = payload;
  const sent = { eventId, event, data, occurredAt: new Date(occurredAt) };
  await insertAttempt({ webhookId: webhook._id, ...sent, ...outcome, at });
  if (isDelivered(outcome.status)) {
    if (webhook.failures > 0)
      await changeWebhook(webhookId, { failures: 0, failingSince: null, restUntil: null });
    return;
  }
  await noteFailure(webhook, at);
  const fault = outcome.status === null ? outcome.fault : `It answered ${outcome.status}.`;
  const isOver = at.getTime() - Date.parse(payload.queuedAt ?? occurredAt) >= MAX_TRIED_MS;
  throw isOver ? new PermanentError(fault) : new Error(fault);
};

/**
 * Sends an event to its receiver. While a receiver fails, its events wait together, longer each time, so that one
 * attempt at a time finds out whether it is back.
 */
export const deliverWebhook = async ({ payload }: { payload: Payload }): Promise<NextStep | void> => {
  const webhook = await findWebhook(payload.webhookId);
  // Removed or switched off: what was queued before is dropped.
  if (!webhook || webhook.offAt !== null) return;
  const { restUntil } = webhook;
  if (restUntil !== null && restUntil > now() && !payload.isResent) return later(restUntil, 10_000);
  const busy = inFlight.get();
  if (busy.count >= MAX_IN_FLIGHT) return later(new Date(now().getTime() + 2000), 8000);
  busy.count += 1;
  try {
    await attempt(webhook, payload);
  } finally {
    busy.count -= 1;
  }
};
