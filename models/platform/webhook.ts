import type { WebhookData, WebhookEvent } from '#lib/platform/contract/webhook-event.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, list, mixed, nullable, number, objectId, optional, text } from '#models/field.ts';
import { newestFirst, type Place } from '#models/newest-first.ts';

const Webhook = defineModel({
  name: 'Webhook',
  collection: 'webhooks',
  fields: {
    url: text(),
    events: list(text<WebhookEvent>()),
    sealedSecret: text(),
    /** The secret before a rotation, which signs as well for a day. */
    sealedSecretBefore: optional(text()),
    beforeUntil: optional(date()),
    /** The lead who set it up, who is notified when it is switched off. */
    byId: objectId(),
    createdAt: date(),
    /** Consecutive failures, since when, and until when no further attempt is made. */
    failures: number({ default: 0 }),
    failingSince: nullable(date()),
    restUntil: nullable(date()),
    /** Set when nothing is sent any more. */
    offAt: nullable(date()),
  },
  indexes: [],
});

export type WebhookRecord = RowOf<typeof Webhook>;

const Attempt = defineModel({
  name: 'WebhookAttempt',
  collection: 'webhookAttempts',
  fields: {
    webhookId: objectId(),
    /** The same for every attempt, so that a receiver recognises a repeat. */
    eventId: text(),
    event: text<WebhookEvent>(),
    data: mixed<WebhookData>(),
    occurredAt: date(),
    /** The receiver's status; null if it did not answer. */
    status: nullable(number()),
    fault: text({ default: '' }),
    milliseconds: number(),
    at: date(),
  },
  indexes: [
    // The attempts of one webhook, newest first.
    [{ webhookId: 1, _id: -1 }, {}],
    [{ at: 1 }, { expireAfterSeconds: 30 * 86_400 }],
  ],
});

export type AttemptRecord = RowOf<typeof Attempt>;

export const insertWebhook = (
  row: Pick<WebhookRecord, '_id' | 'url' | 'events' | 'sealedSecret' | 'byId' | 'createdAt'>,
  tx: Tx,
): Promise<WebhookRecord> =>
  Webhook.insert({ ...row, failures: 0, failingSince: null, restUntil: null, offAt: null }, { tx });

const MAX_LISTED = 100;

export const listWebhooks = (tx?: Tx): Promise<WebhookRecord[]> =>
  Webhook.find({}, { sort: { _id: 1 }, limit: MAX_LISTED, tx });

export const findWebhook = (webhookId: string, tx?: Tx): Promise<WebhookRecord | null> =>
  Webhook.findOne({ _id: webhookId }, { tx });

export const changeWebhook = (
  webhookId: string,
  set: Partial<Omit<WebhookRecord, '_id'>>,
  tx?: Tx,
): Promise<WebhookRecord | null> => Webhook.findOneAndUpdate({ _id: webhookId }, { $set: set }, { tx });

/** Switches a failing webhook off; null if another server has done so. */
export const switchWebhookOff = (webhookId: string, at: Date, tx: Tx): Promise<WebhookRecord | null> =>
  Webhook.findOneAndUpdate({ _id: webhookId, offAt: null }, { $set: { offAt: at } }, { tx });

export const removeWebhook = async (webhookId: string, tx: Tx): Promise<WebhookRecord | null> => {
  await Attempt.deleteMany({ webhookId }, { tx });
  return Webhook.findOneAndDelete({ _id: webhookId }, { tx });
};

export const insertAttempt = async (row: Omit<AttemptRecord, '_id'>): Promise<void> => {
  await Attempt.insert(row);
};

export const listAttempts = ({
  webhookId,
  ...place
}: Place & { webhookId: string }): Promise<Page<AttemptRecord>> =>
  newestFirst(Attempt, { filter: { webhookId }, ...place });

export const findAttempt = (
  { webhookId, attemptId }: { webhookId: string; attemptId: string },
  tx: Tx,
): Promise<AttemptRecord | null> => Attempt.findOne({ _id: attemptId, webhookId }, { tx });
