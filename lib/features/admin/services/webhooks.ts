import { seal } from '#lib/features/accounts/auth/seal.ts';
import {
  MAX_WEBHOOKS,
  type WebhookAttempt,
  type WebhookBody,
  type WebhookChange,
  type WebhookView,
} from '#lib/features/admin/contracts/webhooks.ts';
import { lockLead } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { env } from '#lib/platform/config/env.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { readRowCursor, toRowCursor } from '#lib/platform/paging/cursor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { forgetWebhooks } from '#lib/platform/integrations/webhooks/announce.ts';
import { isDelivered } from '#lib/platform/integrations/webhooks/is-delivered.ts';
import { isWebhookUrl } from '#lib/platform/integrations/webhooks/post-webhook.ts';
import { makeWebhookKey, toSecretText } from '#lib/platform/integrations/webhooks/sign-webhook.ts';
import { inTransaction, newObjectId, toObjectId, type Tx } from '#models/connection.ts';
import {
  changeWebhook as change,
  findAttempt,
  findWebhook,
  insertWebhook,
  listAttempts as listRecords,
  listWebhooks as listAll,
  removeWebhook as remove,
  type AttemptRecord,
  type WebhookRecord,
} from '#models/platform/webhook.ts';

interface ById {
  actor: Actor;
  params: { id: string };
}

const DAY_MS = 86_400_000;

const toWebhook = (row: WebhookRecord): WebhookView => ({
  ...{ _id: String(row._id), url: row.url, events: row.events, isOn: row.offAt === null },
  createdAt: row.createdAt.toISOString(),
  failingSince: row.failingSince?.toISOString() ?? null,
  formerSecretUntil: row.beforeUntil && row.beforeUntil > now() ? row.beforeUntil.toISOString() : null,
});

export const listWebhooks = async (): Promise<{ data: WebhookView[] }> => ({
  data: (await listAll()).map(toWebhook),
});

type WebhookAct = 'add' | 'change' | 'secret' | 'remove' | 'resend';

/** Runs a lead's act on a webhook and records it. */
const act = <Result>(
  { actor, params: { id } }: ById,
  { kind, details }: { kind: WebhookAct; details: Record<string, unknown> },
  work: (tx: Tx) => Promise<Result | null>,
): Promise<Result> =>
  inTransaction(async (tx) => {
    await lockLead(actor, tx);
    const result = await work(tx);
    if (result === null) throw new AppError('not_found');
    await writeAudit({ actor, act: `webhook.${kind}`, subjectId: id, details }, tx);
    tx.afterCommit(forgetWebhooks);
    return result;
  });

export const addWebhook = async ({
  actor,
  body: { url, events, reason },
}: {
  actor: Actor;
  body: WebhookBody;
}): Promise<{ data: WebhookView & { secret: string } }> => {
  if (!isWebhookUrl(url, env().WEBHOOKS_PRIVATE === 'on'))
    throw new AppError('webhook_address', { errors: [{ field: 'url', code: 'webhook_address' }] });
  const [_id, key] = [newObjectId(), makeWebhookKey()];
  const id = String(_id);
  const row = { _id, url, events, sealedSecret: seal(key, id), byId: toObjectId(actor.userId) };
  const details = { events, note: `${new URL(url).host}: ${reason}` };
  const stored = await act({ actor, params: { id } }, { kind: 'add', details }, async (tx) => {
    if ((await listAll(tx)).length >= MAX_WEBHOOKS)
      throw new AppError('too_many_webhooks', { params: { max: MAX_WEBHOOKS } });
    return insertWebhook({ ...row, createdAt: now() }, tx);
  });
  return { data: { ...toWebhook(stored), secret: toSecretText(key) } };
};

/** Changes a webhook. One that is switched on starts afresh. */
export const changeWebhook = async ({
  body: { isOn, events, reason },
  ...request
}: ById & { body: WebhookChange }): Promise<{ data: WebhookView }> => {
  const { id } = request.params;
  const details = { isOn, events, note: reason };
  const stored = await act(request, { kind: 'change', details }, async (tx) => {
    const before = await findWebhook(id, tx);
    const state = !isOn
      ? { offAt: before?.offAt ?? now() }
      : { offAt: null, ...(before?.offAt && { failures: 0, failingSince: null, restUntil: null }) };
    return change(id, { events, ...state }, tx);
  });
  return { data: toWebhook(stored) };
};

export const removeWebhook = async ({
  body: { reason },
  ...request
}: ById & { body: { reason: string } }): Promise<{ data: { _id: string } }> => {
  const { id } = request.params;
  await act(request, { kind: 'remove', details: { note: reason } }, (tx) => remove(id, tx));
  return { data: { _id: id } };
};

/** Gives a webhook a new secret; the former one signs as well for a day, so that the receiver can follow. */
export const rotateSecret = async ({
  body: { reason },
  ...request
}: ById & { body: { reason: string } }): Promise<{ data: WebhookView & { secret: string } }> => {
  const { id } = request.params;
  const key = makeWebhookKey();
  const stored = await act(request, { kind: 'secret', details: { note: reason } }, async (tx) => {
    const before = await findWebhook(id, tx);
    if (!before) return null;
    const former = {
      sealedSecretBefore: before.sealedSecret,
      beforeUntil: new Date(now().getTime() + DAY_MS),
    };
    return change(id, { sealedSecret: seal(key, id), ...former }, tx);
  });
  return { data: { ...toWebhook(stored), secret: toSecretText(key) } };
};

const toAttempt = (row: AttemptRecord): WebhookAttempt => ({
  ...{ _id: String(row._id), eventId: row.eventId, event: row.event, data: row.data },
  occurredAt: row.occurredAt.toISOString(),
  ...{ status: row.status, isDelivered: isDelivered(row.status), fault: row.fault },
  ...{ milliseconds: row.milliseconds, at: row.at.toISOString() },
});

export const listAttempts = async ({
  params: { id },
  query,
}: {
  params: { id: string };
  query: ListQuery;
}): Promise<{ data: WebhookAttempt[]; nextCursor: string | null }> => {
  if (!(await findWebhook(id))) throw new AppError('not_found');
  const { items, nextCursor } = await listRecords({
    ...{ webhookId: id, before: readRowCursor(query.cursor), limit: query.limit ?? DEFAULT_PAGE_SIZE },
  });
  return { data: items.map(toAttempt), nextCursor: toRowCursor(nextCursor) };
};

/** Sends an event again; the receiver recognises it by its id. */
export const resend = async ({
  actor,
  params: { id, attemptId },
}: {
  actor: Actor;
  params: { id: string; attemptId: string };
}): Promise<{ data: { eventId: string } }> => {
  const eventId = await inTransaction(async (tx) => {
    await lockLead(actor, tx);
    const [webhook, attempt] = [
      await findWebhook(id, tx),
      await findAttempt({ webhookId: id, attemptId }, tx),
    ];
    if (!webhook || !attempt) throw new AppError('not_found');
    if (webhook.offAt !== null) throw new AppError('webhook_off');
    const { eventId: sent, event, data, occurredAt } = attempt;
    const at = now().toISOString();
    const payload = { webhookId: id, eventId: sent, event, data, occurredAt: occurredAt.toISOString() };
    await writeOutbox({ kind: 'webhook', payload: { ...payload, isResent: true, queuedAt: at } }, tx);
    await writeAudit({ actor, act: 'webhook.resend', subjectId: id, details: { eventId: sent } }, tx);
    return sent;
  });
  return { data: { eventId } };
};
