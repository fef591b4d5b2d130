import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import type { WebhookData, WebhookEvent } from '#lib/platform/contract/webhook-event.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { newObjectId, type Tx } from '#models/connection.ts';
import { listWebhooks, type WebhookRecord } from '#models/platform/webhook.ts';

// Every booking reads them; a new webhook may start to receive events this much later.
const cache = createTtlCache<Promise<WebhookRecord[]>>({ name: 'webhooks', keptMs: 10_000, maxEntries: 1 });
const KEY = 'all';

/** Makes this server read the webhooks again. */
export const forgetWebhooks = (): void => cache.forget(KEY);

/**
 * Tells the webhooks that asked for it of an event, if the transaction commits. `data` holds ids only: what the reader
 * may see is decided when the receiver reads it with a key.
 */
export const announce = async (event: WebhookEvent, data: WebhookData, tx: Tx): Promise<void> => {
  const webhooks = await cache.get(KEY, () => listWebhooks());
  const subscribed = webhooks.filter(({ offAt, events }) => offAt === null && events.includes(event));
  const eventId = `evt_${String(newObjectId())}`;
  const occurredAt = now().toISOString();
  for (const { _id } of subscribed) {
    const payload = { webhookId: String(_id), eventId, event, data, occurredAt };
    await writeOutbox({ kind: 'webhook', payload }, tx);
  }
};
