import { MAX_WEBHOOKS } from '#lib/features/admin/contracts/webhooks.ts';
import { seal } from '#lib/features/accounts/auth/seal.ts';
import type { WebhookEvent } from '#lib/platform/contract/webhook-event.ts';
import { now } from '#lib/platform/time/clock.ts';
import { forgetWebhooks } from '#lib/platform/integrations/webhooks/announce.ts';
import { makeWebhookKey, toSecretText } from '#lib/platform/integrations/webhooks/sign-webhook.ts';
import { inTransaction, newObjectId, toObjectId } from '#models/connection.ts';
import {
  changeWebhook,
  insertAttempt,
  insertWebhook,
  listAttempts,
  listWebhooks,
  removeWebhook,
} from '#models/platform/webhook.ts';

/** Stores a webhook; returns its id and secret. */
export const makeWebhook = async ({
  url = 'https://receiver.example/hooks',
  events = ['ticket.opened'],
  byId = 'a'.repeat(24),
}: { url?: string; events?: WebhookEvent[]; byId?: string } = {}): Promise<{
  id: string;
  secret: string;
}> => {
  const [_id, key] = [newObjectId(), makeWebhookKey()];
  const id = String(_id);
  const row = { _id, url, events, sealedSecret: seal(key, id), byId: toObjectId(byId), createdAt: now() };
  await inTransaction((tx) => insertWebhook(row, tx));
  forgetWebhooks();
  return { id, secret: toSecretText(key) };
};

/** Removes the oldest webhooks where there are as many as are allowed. */
export const makeRoomForWebhook = async (): Promise<void> => {
  const stored = await listWebhooks();
  const oldest = stored.slice(0, Math.max(0, stored.length - MAX_WEBHOOKS + 1));
  for (const { _id } of oldest) await inTransaction((tx) => removeWebhook(String(_id), tx));
};

/** Stores an attempt that the receiver refused; returns its id. */
export const makeAttempt = async (webhookId: string): Promise<string> => {
  const event = { eventId: 'evt_1', event: 'ticket.opened', data: { ticketId: 'b'.repeat(24) } } as const;
  await insertAttempt({
    ...{ ...event, webhookId: toObjectId(webhookId), occurredAt: now(), at: now() },
    ...{ status: 500, fault: '', milliseconds: 12 },
  });
  const { items } = await listAttempts({ webhookId, before: null, limit: 1 });
  return String(items[0]?._id);
};

/** Makes a webhook look as if its receiver had failed since then. */
export const setFailingSince = async (id: string, failingSince: Date): Promise<void> => {
  await changeWebhook(id, { failures: 5, failingSince, restUntil: null });
  forgetWebhooks();
};
